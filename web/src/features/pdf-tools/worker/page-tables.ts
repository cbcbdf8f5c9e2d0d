import { type Table, tablesIn } from '../engine/tables.ts'
import { openDocument, type ViewedFile } from './open-document.ts'
import { textRuns } from './page-text.ts'

/** A table of a page (from 0). */
export type PageTable = { page: number; table: Table }

/** The tables of these pages, by how their text is aligned. Text that stands upright on a page is in none. */
export async function pageTables(
  { pages, ...viewed }: ViewedFile & { pages: readonly number[] },
  step: (share: number) => Promise<void>,
): Promise<PageTable[]> {
  const document = await openDocument(viewed)
  const found: PageTable[] = []
  for (const [at, place] of pages.entries()) {
    const page = await document.getPage(place + 1)
    const runs = await textRuns(page, page.getViewport({ scale: 1, rotation: page.rotate }))
    page.cleanup()
    const pieces = runs
      .filter(({ angle }) => Math.abs(angle) < 0.1)
      .map(({ text, x, y, width, size }) => ({ text, left: x, right: x + width, line: y, size }))
    found.push(...tablesIn(pieces).map((table) => ({ page: place, table })))
    await step((at + 1) / pages.length)
  }
  return found
}
