import { z } from 'zod'
import type { Bytes } from './bytes.ts'
import { json } from './qpdf-json.ts'

/** A bookmark of a document: `page` from 0, `view` what follows the page in its destination. */
export type Bookmark = {
  title: string
  page: number
  view: (string | number | null)[]
  open: boolean
  inner: Bookmark[]
}

const view = z.array(z.union([z.string(), z.number(), z.null()]))
type Outline = {
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
const answered = z.object({ outlines: z.array(outline) })

/**
 * The bookmarks of a document that lead to a page of `places` (page -> its place in the result). One that leads nowhere
 * stays where something within it does.
 */
export async function bookmarksOf(
  file: Bytes,
  places: ReadonlyMap<number, number> | null,
): Promise<Bookmark[]> {
  const { outlines } = answered.parse(await json(file, ['--json-key=outlines']))
  const kept = (all: readonly Outline[]): Bookmark[] =>
    all.flatMap(({ title, open, dest, destpageposfrom1, kids }) => {
      const inner = kept(kids)
      const at = destpageposfrom1 === null ? undefined : destpageposfrom1 - 1
      const page = at === undefined ? undefined : places ? places.get(at) : at
      const place = page ?? inner[0]?.page
      if (place === undefined) return []
      const rest = page === undefined ? undefined : view.safeParse(dest).data?.slice(1)
      return [{ title, open, page: place, view: rest ?? ['/Fit'], inner }]
    })
  return kept(outlines)
}
