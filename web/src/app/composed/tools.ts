import { destinations } from '../features.ts'

/** The tools' cards (dashboard.md §2), each with the address and the icon of its screen. */
export const tools = destinations
  .flatMap(({ tool, path, icon }) => (tool ? [{ ...tool, path, icon }] : []))
  .toSorted((a, b) => a.position - b.position)
