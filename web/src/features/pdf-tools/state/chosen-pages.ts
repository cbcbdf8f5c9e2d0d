import type { Document, Page } from './model.ts'

/**
 * The pages in their order, where some files (by their ids) give only these of theirs (from 0): they stand in the order
 * that is asked for, at the place of the file's first page.
 */
export function chosenPages(
  { pages, documents }: { pages: readonly Page[]; documents: readonly Document[] },
  asked: ReadonlyMap<string, readonly number[]>,
): Page[] {
  const given = new Set<string>()
  return pages.flatMap((page) => {
    const places = asked.get(page.source)
    if (!places) return [page]
    if (given.has(page.source)) return []
    given.add(page.source)
    const own = documents.find(({ source }) => source.id === page.source)?.pages
    return places.flatMap((place) => own?.[place] ?? [])
  })
}
