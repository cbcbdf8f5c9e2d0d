import { z } from 'zod'
import type { Bytes } from './bytes.ts'
import { qpdf } from './qpdf.ts'

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
  const kept = (outlines_: readonly Outline[]): Bookmark[] =>
    outlines_.flatMap(({ title, open, dest, destpageposfrom1, kids }) => {
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

/** What qpdf tells about a file. */
export async function json(file: Bytes, parameters: string[]): Promise<unknown> {
  const { output } = await qpdf({ 'in.pdf': file }, [
    '--warning-exit-0',
    '--json=2',
    ...parameters,
    'in.pdf',
    'out',
  ])
  return JSON.parse(new TextDecoder().decode(output))
}

const catalogAnswer = z.object({
  pages: z.array(z.object({ object: z.string() })),
  qpdf: z.tuple([
    z.looseObject({ maxobjectid: z.number() }),
    z.record(z.string(), z.looseObject({ value: z.record(z.string(), z.unknown()).optional() })),
  ]),
})

/** The document with these bookmarks and no others. */
export async function withBookmarks(file: Bytes, bookmarks: readonly Bookmark[]): Promise<Bytes> {
  const keys = ['--json-key=pages', '--json-key=qpdf', '--json-object=trailer', '--json-object=1']
  const told = catalogAnswer.parse(await json(file, keys))
  const [head, objects] = told.qpdf
  // The catalog is the first object of whatever qpdf writes.
  const catalog = objects['obj:1 0 R']?.value
  if (!catalog) return file
  const made: Record<string, { value: unknown }> = {}
  let last = head.maxobjectid
  const next = () => `${++last} 0 R`
  const root = next()
  const write = (marks: readonly Bookmark[], parent: string): { first: string; last: string } => {
    const names = marks.map(() => next())
    for (const [at, { title, page, view: rest, inner, open }] of marks.entries()) {
      const own = names[at] ?? ''
      const within = inner.length === 0 ? null : write(inner, own)
      const target = told.pages[page]?.object
      made[`obj:${own}`] = {
        value: {
          '/Title': `u:${title}`,
          '/Parent': parent,
          ...(target !== undefined && { '/Dest': [target, ...rest] }),
          ...(at > 0 && { '/Prev': names[at - 1] }),
          ...(at < names.length - 1 && { '/Next': names[at + 1] }),
          ...(within && {
            '/First': within.first,
            '/Last': within.last,
            '/Count': open ? inner.length : -inner.length,
          }),
        },
      }
    }
    return { first: names[0] ?? '', last: names.at(-1) ?? '' }
  }
  const ends = write(bookmarks, root)
  const top = { '/First': ends.first, '/Last': ends.last, '/Count': bookmarks.length }
  made[`obj:${root}`] = { value: { '/Type': '/Outlines', ...top } }
  made['obj:1 0 R'] = { value: { ...catalog, '/Outlines': root } }
  const update = JSON.stringify({ qpdf: [head, made] })
  const files = { 'in.pdf': file, 'update.json': new TextEncoder().encode(update) }
  const run = ['--warning-exit-0', '--update-from-json=update.json', 'in.pdf', 'out']
  return (await qpdf(files, run)).output
}
