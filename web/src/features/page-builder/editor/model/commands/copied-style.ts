import {
  findElement,
  requireElement,
  responsiveOf,
  update,
  type ElementId,
  type ElementNode,
  type Props,
} from '@aurelio/page/document'
import { allFields, getElement, sharedProps } from '@aurelio/page/elements'
import { documentOf, type EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { keepingSelection, stepOf } from './several-steps.ts'

/** What an element looks like on every device, without what it says. */
type CopiedStyle = { type: string; props: Props }

let copied: CopiedStyle | null = null

/** Keeps the style of an element until another one is copied, in this window. */
export function copyStyle(store: EditorStore, id: ElementId): void {
  const element = findElement(documentOf(store.getState()), id)
  if (element) copied = { type: element.type, props: element.props }
}

export function hasCopiedStyle(): boolean {
  return copied !== null
}

/**
 * Gives elements the copied style, as one entry: one of the same type looks exactly like it on every device, another
 * one takes what it knows. Their content stays.
 */
export function pasteStyle(store: EditorStore, ids: readonly ElementId[]): void {
  const style = copied
  if (style === null) return
  applyChange(store, {
    ...stepOf(store, ids, ['Pegar estilo en {{Elemento}}', 'Pegar estilo en {{n}} elementos']),
    edit: (page) => {
      for (const id of ids) update(page, { id, props: stylePatch(requireElement(page, id), style) })
      return keepingSelection(store)
    },
  })
}

function stylePatch(target: ElementNode, { type, props }: CopiedStyle): Props {
  const takes = styleProps(target, props)
  const isSame = target.type === type
  const own = isSame ? Object.keys(target.props).filter((prop) => takes(prop)) : []
  const without = Object.fromEntries(own.map((prop) => [prop, undefined]))
  return { ...without, ...pick(props, takes), responsive: devices(props, takes) }
}

/** Which props of the copied element are style that this one has too. */
function styleProps({ type }: ElementNode, props: Props): (prop: string) => boolean {
  const definition = getElement(type)
  const shared = sharedProps(type)
  const read = definition?.schema.parse(props) ?? {}
  const known = new Set([
    ...Object.keys(read),
    ...(definition ? allFields(definition).map(({ prop }) => prop) : []),
  ])
  return (prop) => known.has(prop) && !shared.has(prop)
}

function devices(props: Props, takes: (prop: string) => boolean): Props | undefined {
  const overrides = Object.entries(responsiveOf(props) ?? {}).flatMap(([device, override]) => {
    const kept = pick(Object.fromEntries(Object.entries(override ?? {})), takes)
    return Object.keys(kept).length === 0 ? [] : [[device, kept] as const]
  })
  return overrides.length === 0 ? undefined : Object.fromEntries(overrides)
}

function pick(props: Props, takes: (prop: string) => boolean): Props {
  return Object.fromEntries(Object.entries(props).filter(([prop]) => takes(prop)))
}
