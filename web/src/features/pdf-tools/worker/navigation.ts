import type { Bookmark } from './bookmarks.ts'
import type { Bytes } from './bytes.ts'
import type { Target } from './named-links.ts'
import { isDictionary, structureOf, withObjects, type Value } from './qpdf-json.ts'

/** The catalog is the first object of whatever qpdf writes. */
const catalogId = '1 0 R'

/** The document with these bookmarks and no others, and with these names beside those it has. */
export async function withNavigation(
  file: Bytes,
  bookmarks: readonly Bookmark[],
  names: ReadonlyMap<string, Target>,
): Promise<Bytes> {
  const { pages, head, objects } = await structureOf(file, ['trailer', '1'])
  const catalog = objects[`obj:${catalogId}`]?.value
  if (!isDictionary(catalog)) return file
  const made: Record<string, { value: Value }> = {}
  let last = head.maxobjectid
  const next = () => `${++last} 0 R`
  const changed: Record<string, Value> = { ...catalog }

  const write = (marks: readonly Bookmark[], parent: string): { first: string; last: string } => {
    const ids = marks.map(() => next())
    for (const [at, { title, page, view, inner, open }] of marks.entries()) {
      const own = ids[at] ?? ''
      const within = inner.length === 0 ? null : write(inner, own)
      made[`obj:${own}`] = {
        value: {
          '/Title': `u:${title}`,
          '/Parent': parent,
          ...(pages[page] !== undefined && { '/Dest': [pages[page], ...view] }),
          ...(at > 0 && { '/Prev': ids[at - 1] }),
          ...(at < ids.length - 1 && { '/Next': ids[at + 1] }),
          ...(within && {
            '/First': within.first,
            '/Last': within.last,
            '/Count': open ? inner.length : -inner.length,
          }),
        },
      }
    }
    return { first: ids[0] ?? '', last: ids.at(-1) ?? '' }
  }

  if (bookmarks.length > 0) {
    const root = next()
    const ends = write(bookmarks, root)
    const count = { '/First': ends.first, '/Last': ends.last, '/Count': bookmarks.length }
    made[`obj:${root}`] = { value: { '/Type': '/Outlines', ...count } }
    changed['/Outlines'] = root
  }
  if (names.size > 0) {
    const known = await dictionary(file, catalog['/Dests'])
    const added = [...names].map(([name, { page, view }]) => [name, [pages[page], ...view]])
    changed['/Dests'] = { ...known, ...Object.fromEntries(added) }
  }
  made[`obj:${catalogId}`] = { value: changed }
  return withObjects(file, head, made)
}

/** A dictionary of the document, also where it is an object of its own. */
async function dictionary(file: Bytes, value: Value) {
  if (isDictionary(value)) return value
  const id = /^(\d+) \d+ R$/.exec(String(value))?.[1]
  if (id === undefined) return {}
  const { objects } = await structureOf(file, [id])
  const own = objects[`obj:${String(value)}`]?.value
  return isDictionary(own) ? own : {}
}
