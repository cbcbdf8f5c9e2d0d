import {
  add,
  encodeElement,
  inlineSymbols,
  openedProp,
  remove,
  requireElement,
  symbolOf,
  symbolType,
  update,
  type Editing,
  type ElementId,
  type ElementNode,
  type NestedElement,
} from '@aurelio/page/document'
import { documentOf, type EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { namesOf } from './change-names.ts'
import { contentFields } from './opened-content.ts'
import { freshIds } from './fresh-ids.ts'

/** The place of a symbol, as it comes to a page; its id is made when it is added. */
export function symbolPlace(symbol: { id: string; name: string }): NestedElement {
  return { id: 'new', type: symbolType, name: symbol.name, props: { symbol: symbol.id, values: {} } }
}

/** Puts the place of a symbol where the element stands that it was made of; what is known of that by its id stays so. */
export function placeSymbol(store: EditorStore, id: ElementId, symbol: { id: string; name: string }): void {
  putInPlace(store, id, () => ({ ...symbolPlace(symbol), id }), 'Guardar {{elemento}} como símbolo')
}

/** Puts plain elements where a symbol stands, with what the page filled in. Nothing happens where it is not known. */
export function detachSymbol(store: EditorStore, id: ElementId): void {
  const { symbols } = store.getState()
  const document = documentOf(store.getState())
  const symbol = symbolOf(requireElement(document, id))
  const held = symbol === undefined ? undefined : symbols.get(symbol)
  if (symbol === undefined || held === undefined) return
  // Only this one: symbols inside it stay symbols.
  const inlined = inlineSymbols(document, new Map([[symbol, held]]))
  const elements = plain(encodeElement(inlined, id))
  putInPlace(store, id, (page) => freshIds(store, page, elements), 'Separar {{elemento}} del símbolo')
}

/** Lets pages fill in the content of an element of a symbol themselves, or takes that back. */
export function openContent(store: EditorStore, element: ElementNode, isOpen: boolean): void {
  const { id } = element
  const opened = isOpen ? contentFields(element).map(({ prop }) => prop) : undefined
  applyChange(store, {
    label: isOpen ? 'Abrir el contenido de {{elemento}}' : 'Cerrar el contenido de {{elemento}}',
    names: namesOf(documentOf(store.getState()), id),
    edit: (page) => {
      update(page, {
        id,
        props: { [openedProp]: opened },
        viewport: 'desktop',
        shared: new Set([openedProp]),
      })
      return { selection: id }
    },
  })
}

function putInPlace(
  store: EditorStore,
  id: ElementId,
  made: (page: Editing) => NestedElement,
  label: string,
): void {
  const document = documentOf(store.getState())
  applyChange(store, {
    label,
    names: namesOf(document, id),
    edit: (page) => {
      const { parent } = requireElement(page, id)
      const siblings = parent === null ? page.root : requireElement(page, parent).children
      const index = siblings.indexOf(id)
      remove(page, { ids: [id] })
      const element = made(page)
      add(page, { element, parent, index })
      return { selection: element.id }
    },
  })
}

/** The same without what only symbols say. Depth is bounded by the codec. */
function plain(element: NestedElement): NestedElement {
  const { [openedProp]: _, children, ...props } = element.props
  return { ...element, props: { ...props, ...(children && { children: children.map(plain) }) } }
}
