import { encode } from "uqr";

/** A text as a code for cameras. Dark on white in any light, or cameras would not read it. */
export function QrCode({ text, label = "QR code of the table's link" }: { text: string; label?: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label={label}
      style={{ display: "block", width: "100%", background: "#fff" }}
    >
      <path d={path} fill="#3b2a2a" />
    </svg>
  );
}
