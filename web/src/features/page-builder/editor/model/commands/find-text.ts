import {
  type ElementId,
  isLocked,
  type PageDocument,
  type Props,
  recordsIn,
  update,
  walk,
} from '@aurelio/page/document'
import { type Field, getElement, keepSpans, resolveProps, sharedProps } from '@aurelio/page/elements'
import type { EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { keepingSelection } from './several-steps.ts'

export type Sought = { text: string; matchCase: boolean }

/** A place where the words stand: in a text of an element, or of an entry of one of its lists. */
export type Found = { id: ElementId; prop: string; list?: string; at: number; from: number; to: number }

/** Kinds of field whose value is words that people read. */
const wordKinds: ReadonlySet<Field['kind']> = new Set(['text', 'textarea'])

/** Every place of the page where the words stand, in page order. What is locked is not looked at: it stays as it is. */
export function findText(document: PageDocument, sought: Sought): Found[] {
  if (sought.text === '') return []
  return [...walk(document)].flatMap(({ node }) => {
    const definition = getElement(node.type)
    if (!definition || isLocked(document, node.id)) return []
    const props = resolveProps(node, 'desktop')
    return Object.values(definition.fields)
      .flat()
      .flatMap((field) => foundIn(node.id, field, props, sought))
  })
}

function foundIn(id: ElementId, field: Field, props: Props, sought: Sought): Found[] {
  if (field.kind === 'items') {
    return recordsIn(props[field.prop]).flatMap((entry, at) =>
      field.item.flatMap((each) =>
        foundIn(id, each, entry, sought).map((found) => ({ ...found, list: field.prop, at })),
      ),
    )
  }
  const value = props[field.prop]
  if (!wordKinds.has(field.kind) || typeof value !== 'string') return []
  return placesOf(value, sought).map((from) => ({
    id,
    prop: field.prop,
    at: 0,
    from,
    to: from + sought.text.length,
  }))
}

function placesOf(text: string, { text: wanted, matchCase }: Sought): number[] {
  const fold = (words: string) => {
    const lower = words.toLocaleLowerCase()
    // Where small letters are more than one, places would not be those of the text.
    return matchCase || lower.length !== words.length ? words : lower
  }
  const [inside, sought] = [fold(text), fold(wanted)]
  const places: number[] = []
  for (let at = inside.indexOf(sought); at !== -1; at = inside.indexOf(sought, at + sought.length))
    places.push(at)
  return places
}

/** Writes other words in these places, as one entry; bold, links and the like stay with what is around them. */
export function replaceText(store: EditorStore, places: readonly Found[], by: string): void {
  if (places.length === 0) return
  applyChange(store, {
    label: places.length === 1 ? 'Reemplazar un texto' : 'Reemplazar {{n}} textos',
    names: { n: String(places.length) },
    edit: (page) => {
      const byElement = Map.groupBy(places, ({ id }) => id)
      for (const [id, found] of byElement) {
        const element = page.elements[id]
        if (!element) continue
        const { type, props: stored } = element
        const read = resolveProps(element, 'desktop')
        // From the last one on, so that the places before it stay where they are.
        const props = found.toReversed().reduce<Props>((patch, place) => {
          const now = { ...stored, ...patch }
          return { ...patch, ...keepSpans(type, now, written({ ...read, ...now }, place, by)) }
        }, {})
        update(page, { id, props, shared: sharedProps(type) })
      }
      return keepingSelection(store)
    },
  })
}

function written(props: Props, { prop, list, at, from, to }: Found, by: string): Props {
  if (list === undefined) return { [prop]: spliced(props[prop], from, to, by) }
  return {
    [list]: recordsIn(props[list]).map((entry, index) =>
      index === at ? { ...entry, [prop]: spliced(entry[prop], from, to, by) } : entry,
    ),
  }
}

function spliced(value: unknown, from: number, to: number, by: string): string {
  const text = typeof value === 'string' ? value : ''
  return text.slice(0, from) + by + text.slice(to)
}
