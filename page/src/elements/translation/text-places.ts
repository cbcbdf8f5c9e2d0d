import type { ElementNode, Props } from '../../document/schema.ts'
import { takesSiteLinks } from '../../document/site-links.ts'
import type { ElementDefinition, Field } from '../definition.ts'
import { allFields } from '../shared-props.ts'
import type { ElementText } from '../texts/element-text.ts'

/** How a value is asked for: a line, several lines, a link, or a picture. */
export type TextKind = 'line' | 'lines' | 'link' | 'picture'

/** Where in an element of a type something stands that differs by language. */
export type TextPlace = {
  prop: string
  /** Prop of the list in whose entries it stands. */
  list?: string
  kind: TextKind
  label: ElementText
  isRich: boolean
  /** Whether it is shown, as the element is set. */
  isShown: (node: ElementNode, props: Props, parent: Props | null) => boolean
}

const kinds = new Map<Field['kind'], TextKind>([
  ['text', 'line'],
  ['textarea', 'lines'],
  ['rich', 'lines'],
  ['link', 'link'],
  ['image', 'picture'],
])

const known = new WeakMap<ElementDefinition, readonly TextPlace[]>()

/** What of an element differs by language, in the order in which it is asked for; the fields of forms stand apart. */
export function textPlaces(definition: ElementDefinition): readonly TextPlace[] {
  const found = known.get(definition)
  if (found) return found
  const rich = new Set(
    (definition.inlineTexts ?? []).flatMap((text) => (text.rich ? [keyOf(text.list, text.prop)] : [])),
  )
  const fields = allFields(definition).filter(
    ({ section, isInternal }) => section !== 'background' && !isInternal,
  )
  const ofFields = fields.flatMap((field) => placesOf(field, rich))
  const told = new Set(ofFields.map(({ list, prop }) => keyOf(list, prop)))
  const inline = (definition.inlineTexts ?? []).flatMap(({ prop, list, multiline, rich: isRich, when }) =>
    told.has(keyOf(list, prop))
      ? []
      : [
          {
            prop,
            ...(list !== undefined && { list }),
            kind: multiline ? ('lines' as const) : ('line' as const),
            label: definition.name,
            isRich: isRich !== undefined,
            isShown: (_: ElementNode, props: Props) => when?.(props) ?? true,
          },
        ],
  )
  const places = [...ofFields, ...inline]
  known.set(definition, places)
  return places
}

function placesOf(field: Field, rich: ReadonlySet<string>): TextPlace[] {
  const { when } = field
  // The links that a site gives stand where the element's own would, whose field is not shown then.
  const isShown: TextPlace['isShown'] = (node, props, parent) =>
    (when?.(props, parent) ?? true) ? true : field.kind === 'items' && takesSiteLinks(node)
  if (field.kind === 'items')
    return field.item.flatMap((entry) => {
      const kind = kinds.get(entry.kind)
      if (kind === undefined) return []
      const { prop, label } = entry
      const isRich = rich.has(keyOf(field.prop, prop))
      return [{ prop, list: field.prop, kind, label, isRich, isShown }]
    })
  const kind = kinds.get(field.kind)
  if (kind === undefined) return []
  const isRich = field.kind === 'rich' || rich.has(keyOf(undefined, field.prop))
  return [{ prop: field.prop, kind, label: field.label, isRich, isShown }]
}

function keyOf(list: string | undefined, prop: string): string {
  return list === undefined ? prop : `${list}.${prop}`
}
