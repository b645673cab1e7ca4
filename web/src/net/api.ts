/** What is asked of the server over HTTP: lists, and what concerns oneself. */
import { savedToken } from "../state/identity";

/** An answer that is none. */
export class AskFailed extends Error {
  constructor(readonly status: number) {
    super(`the server answered ${status}`);
  }
}

/** By which the server knows who asks, if this browser has ever said. */
export function asOneself(): Record<string, string> {
  const token = savedToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

async function request(path: string, method: string, own: boolean): Promise<Response> {
  const headers = own ? asOneself() : {};
  const response = await fetch(path, { method, headers, cache: "no-store" });
  if (!response.ok) throw new AskFailed(response.status);
  return response;
}

/** What there is for everybody under this path. */
export async function ask<T>(path: string): Promise<T> {
  return (await request(path, "GET", false)).json() as Promise<T>;
}

/** What there is for oneself under this path. */
export async function askOwn<T>(path: string): Promise<T> {
  return (await request(path, "GET", true)).json() as Promise<T>;
}

/** Deletes something of one's own. */
export async function deleteOwn(path: string): Promise<void> {
  await request(path, "DELETE", true);
}
