import "./ui/base.css";
import { render } from "preact";
import { Gallery } from "./dev/gallery";

const root = document.getElementById("app");
if (root) render(import.meta.env.DEV ? <Gallery /> : <p>Potluck</p>, root);
