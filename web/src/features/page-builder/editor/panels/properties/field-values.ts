import {
  type ElementNode,
  findElement,
  isRecord,
  overrideOf,
  type PageDocument,
  type Props,
  propsAt,
  type Viewport,
} from '@aurelio/page/document'
import { type Field, type FieldContext, rememberedProp, resolveProps } from '@aurelio/page/elements'
import { defaultTheme, type Theme } from '@aurelio/page/theme'
import { parseToken } from '@aurelio/page/values'

/** Kinds whose text is shown as it was typed: what takes effect may be something safer. */
const shownAsTyped: ReadonlySet<Field['kind']> = new Set([
  'text',
  'textarea',
  'rich',
  'link',
  'image',
  'video',
  'audio',
  'anchor',
  'size',
  'ratio',
  'form-fields',
  'symbol-content',
  'collection',
  'items',
])

/** What the fields of an element show and look at in one viewport. */
export type FieldValues = FieldContext & {
  /** The kit of the page's site. */
  theme: Theme
  /** The props as they are stored. */
  stored: Props
  viewport: Viewport
  /** What is set for every viewport that has nothing of its own. */
  base: Props
  /** What the viewport sets for itself. */
  override: Props
}

export function fieldValues(
  { document, theme }: { document: PageDocument; theme: Theme | null },
  element: ElementNode,
  viewport: Viewport,
): FieldValues {
  const parent = element.parent === null ? undefined : findElement(document, element.parent)
  return {
    theme: theme ?? defaultTheme,
    stored: propsAt(element.props, viewport),
    viewport,
    base: element.props,
    override: overrideOf(element.props, viewport) ?? {},
    props: resolveProps(element, viewport),
    parent: parent ? resolveProps(parent, viewport) : null,
  }
}

/** True for a field that has something to say of the element as it is. */
export function isShown({ when }: Field, { props, parent }: FieldContext): boolean {
  return when?.(props, parent) ?? true
}

/** What one field shows. */
export function valueOf(field: Field, { stored, props }: FieldValues): unknown {
  return shownAsTyped.has(field.kind) ? (stored[field.prop] ?? props[field.prop]) : props[field.prop]
}

/** The props that a new value of a field sets; a colour of the person's own is remembered with it. */
export function patchOf(
  field: Field,
  value: unknown,
  context: FieldContext & Pick<FieldValues, 'theme' | 'stored'>,
): Props {
  const patch = field.patch ? field.patch(value, context) : { [field.prop]: value }
  const own = context.theme.free.find(({ name }) => name === parseToken(value))
  if (own === undefined) return patch
  const remembered = context.stored[rememberedProp]
  return { ...patch, [rememberedProp]: { ...(isRecord(remembered) && remembered), [own.name]: own.color } }
}
