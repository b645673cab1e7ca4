/** The version of the protocol this client speaks, as in the server's `protocol` crate. */
export const PROTOCOL = 2;
