import type { LeftBehind } from '../foreign/left-behind.ts'

/** What is known around a box while it is taken apart. */
export type PieceContext = {
  left: LeftBehind
  /** Ids that links of the page lead to. */
  anchors: ReadonlyMap<string, string>
  /** Level of the heading that is around; 0 for none. */
  level: number
  link: string
}
