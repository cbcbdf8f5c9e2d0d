import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRef, PDFString } from '@cantoo/pdf-lib'
import type { LazyDocument } from './lazy-document.ts'

const key = (name: string) => PDFName.of(name)
const deepest = 50

/** Finds what a destination is, whether it is said at once or by a name; null where it leads nowhere. */
export type FindDestination = (told: PDFObject | undefined) => PDFArray | null

/** The names of a document are read when the first one is asked for. */
export function destinationsOf(document: LazyDocument): FindDestination {
  let names: ReadonlyMap<string, PDFArray> | undefined
  return (told) => {
    const own = document.at(told)
    if (own instanceof PDFArray) return own
    const name = nameOf(own)
    if (name === null) return null
    names ??= new Map(allNames(document))
    return names.get(name) ?? null
  }
}

/** True where links may lead to names. */
export function hasNames({ catalog, at }: LazyDocument): boolean {
  const names = at(catalog.get(key('Names')))
  return catalog.has(key('Dests')) || (names instanceof PDFDict && names.has(key('Dests')))
}

/** Where an action leads within its own document. */
export function goalOf(action: PDFObject | undefined): PDFObject | undefined {
  return action instanceof PDFDict && action.get(key('S')) === key('GoTo') ? action.get(key('D')) : undefined
}

/** The page (an object) and what follows it in a destination. */
export function partsOf(destination: PDFArray): { page: PDFRef | null; view: PDFObject[] } {
  const [page, ...view] = destination.asArray()
  return { page: page instanceof PDFRef ? page : null, view }
}

/** In its tree of names, and in the dictionary that older documents have. */
function allNames({ catalog, at }: LazyDocument): [string, PDFArray][] {
  const held = (target: PDFObject | undefined) => {
    const own = at(target)
    const place = own instanceof PDFDict ? at(own.get(key('D'))) : own
    return place instanceof PDFArray ? place : null
  }
  const pair = (name: string | null, target: PDFObject | undefined): [string, PDFArray][] => {
    const place = held(target)
    return name === null || place === null ? [] : [[name, place]]
  }
  const within = (told: PDFObject | undefined, depth = 0): [string, PDFArray][] => {
    const node = at(told)
    if (!(node instanceof PDFDict) || depth > deepest) return []
    const names = at(node.get(key('Names')))
    const list = names instanceof PDFArray ? names.asArray() : []
    const kids = at(node.get(key('Kids')))
    return [
      ...list.flatMap((name, nth) => (nth % 2 === 0 ? pair(nameOf(at(name)), list[nth + 1]) : [])),
      ...(kids instanceof PDFArray ? kids.asArray().flatMap((kid) => within(kid, depth + 1)) : []),
    ]
  }
  const names = at(catalog.get(key('Names')))
  const old = at(catalog.get(key('Dests')))
  return [
    ...(old instanceof PDFDict ? old.entries().flatMap(([name, target]) => pair(nameOf(name), target)) : []),
    ...(names instanceof PDFDict ? within(names.get(key('Dests'))) : []),
  ]
}

function nameOf(value: PDFObject | undefined): string | null {
  if (value instanceof PDFName) return `/${value.decodeText()}`
  if (value instanceof PDFString || value instanceof PDFHexString) return value.asBytes().join(' ')
  return null
}
