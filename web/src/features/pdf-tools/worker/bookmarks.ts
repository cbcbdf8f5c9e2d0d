import { z } from 'zod'

/** A bookmark of a document: `page` from 0, `view` what follows the page in its destination. */
export type Bookmark = {
  title: string
  page: number
  view: (string | number | null)[]
  open: boolean
  inner: Bookmark[]
}

const view = z.array(z.union([z.string(), z.number(), z.null()]))
export type Outline = {
  title: string
  open: boolean
  dest?: unknown
  destpageposfrom1: number | null
  kids: Outline[]
}
const outline: z.ZodType<Outline> = z.lazy(() =>
  z.object({
    title: z.string(),
    open: z.boolean(),
    dest: z.unknown(),
    destpageposfrom1: z.number().nullable(),
    kids: z.array(outline),
  }),
)
/** As qpdf tells them, of a file's `outlines`. */
export const outlinesSchema = z.array(outline)

/**
 * The bookmarks that lead to a page of `places` (page -> its place in the result; null: every page, where it is). One
 * that leads nowhere stays where something within it does.
 */
export function bookmarksIn(
  outlines: readonly Outline[],
  places: ReadonlyMap<number, number> | null,
): Bookmark[] {
  return outlines.flatMap(({ title, open, dest, destpageposfrom1, kids }) => {
    const inner = bookmarksIn(kids, places)
    const at = destpageposfrom1 === null ? undefined : destpageposfrom1 - 1
    const page = at === undefined ? undefined : places ? places.get(at) : at
    const place = page ?? inner[0]?.page
    if (place === undefined) return []
    const rest = page === undefined ? undefined : view.safeParse(dest).data?.slice(1)
    return [{ title, open, page: place, view: rest ?? ['/Fit'], inner }]
  })
}
