import type { Bytes } from './bytes.ts'
import { isDictionary, resolved, withObjects, type Objects, type Structure, type Value } from './qpdf-json.ts'

/** Where a link leads: `page` from 0, `view` what follows the page in its destination. */
export type Target = { page: number; view: Value[] }
export type NamedLinks = { file: Bytes; targets: ReadonlyMap<string, Target> }

/**
 * The file with its inner links led to names that begin with `prefix`, and where each name leads. A page that is copied
 * into another file loses the pages its links lead to, but keeps names.
 */
export async function withNamedLinks(
  file: Bytes,
  { pages, head, objects }: Structure,
  prefix: string,
): Promise<NamedLinks> {
  const places = new Map(pages.map((object, at) => [object, at]))
  const destinations = destinationsOf(objects)
  const targets = new Map<string, Target>()
  const names = new Map<string, string>()

  function nameFor(destination: Value): Value {
    const own = resolved(objects, destination)
    const found = typeof own === 'string' ? destinations.get(own) : own
    const [page, ...view] = Array.isArray(found) ? found : []
    const place = places.get(String(page))
    if (place === undefined) return destination
    const key = JSON.stringify([place, view])
    const name = names.get(key) ?? `/${prefix}${names.size + 1}`
    names.set(key, name)
    targets.set(name, { page: place, view })
    return name
  }

  function rewritten(value: Value): Value {
    if (Array.isArray(value)) return value.map(rewritten)
    if (!isDictionary(value)) return value
    const made = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewritten(inner)]))
    if (value['/Subtype'] === '/Link' && value['/Dest'] !== undefined) made['/Dest'] = nameFor(value['/Dest'])
    if (value['/S'] === '/GoTo' && value['/D'] !== undefined) made['/D'] = nameFor(value['/D'])
    return made
  }

  const changed: Record<string, { value: Value }> = {}
  for (const [object, { value }] of Object.entries(objects)) {
    const before = targets.size
    const made = object === 'trailer' ? value : rewritten(value)
    if (value !== undefined && (targets.size > before || differs(value, made)))
      changed[object] = { value: made }
  }
  return { file: targets.size === 0 ? file : await withObjects(file, head, changed), targets }
}

function differs(one: Value, other: Value): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

/** The destinations that a document names: in its tree of names, and in the dictionary that older ones have. */
function destinationsOf(objects: Objects): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>()
  const keep = (name: Value, target: Value) => {
    const own = resolved(objects, target)
    const place = isDictionary(own) ? resolved(objects, own['/D']) : own
    if (typeof name === 'string') found.set(name, place)
  }
  const walk = (node: Value, deep = 0) => {
    const own = resolved(objects, node)
    if (!isDictionary(own) || deep > 50) return
    const names = resolved(objects, own['/Names'])
    if (Array.isArray(names)) for (let at = 0; at + 1 < names.length; at += 2) keep(names[at], names[at + 1])
    const kids = resolved(objects, own['/Kids'])
    if (Array.isArray(kids)) for (const kid of kids) walk(kid, deep + 1)
  }
  const trailer = objects['trailer']?.value
  const catalog = isDictionary(trailer) ? resolved(objects, trailer['/Root']) : undefined
  if (!isDictionary(catalog)) return found
  const names = resolved(objects, catalog['/Names'])
  if (isDictionary(names)) walk(names['/Dests'])
  const old = resolved(objects, catalog['/Dests'])
  if (isDictionary(old)) for (const [name, target] of Object.entries(old)) keep(name, target)
  return found
}
