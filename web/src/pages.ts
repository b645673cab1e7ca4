/** The pages that are fetched when they are first needed. Name form and lobby are always there. */
import { Chunk } from "./state/chunk";

export const pages = {
  table: new Chunk(() => import("./table/table-page").then(({ TablePage }) => TablePage)),
  replay: new Chunk(() => import("./replay/replay-page").then(({ ReplayPage }) => ReplayPage)),
  me: new Chunk(() => import("./history/me-page").then(({ MePage }) => MePage)),
};
