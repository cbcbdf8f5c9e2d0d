import {
  add,
  childrenOf,
  findElement,
  isLocked,
  move,
  remove,
  requireElement,
  type ElementId,
  type ElementNode,
  type PageDocument,
  type Props,
} from '@aurelio/page/document'
import {
  allFields,
  type ElementDefinition,
  getElement,
  type InlineText,
  ownElements,
  resolveProps,
  spansProp,
} from '@aurelio/page/elements'
import { documentOf, type EditorStore } from '../state/editor-store.ts'
import { applyChange } from './apply-change.ts'
import { elementName, namesOf } from './change-names.ts'
import { freshIds } from './fresh-ids.ts'
import { selecting } from './several-steps.ts'

/** The kinds that have room for all that an element says and holds. */
export function replacements(document: PageDocument, id: ElementId): readonly ElementDefinition[] {
  const element = findElement(document, id)
  const from = element && getElement(element.type)
  if (!element || !from || isLocked(document, id)) return []
  const texts = filledTexts(element, from)
  return ownElements.filter((to) => {
    if (to.type === from.type || to.acceptsChildren !== from.acceptsChildren) return false
    return from.acceptsChildren || (texts.length > 0 && texts.length <= singleTexts(to).length)
  })
}

/** Puts an element of another kind in the place of one, with its words, what it holds and the style both know. */
export function replaceElement(store: EditorStore, id: ElementId, to: ElementDefinition): void {
  applyChange(store, {
    label: 'Reemplazar {{Elemento}} por {{otro}}',
    names: { ...namesOf(documentOf(store.getState()), id), otro: elementName({ type: to.type, name: '' }) },
    edit: (page) => {
      const element = requireElement(page, id)
      const props = keptProps(element, to)
      const index = childrenOf(page, element.parent).indexOf(id)
      const next = freshIds(store, page, {
        id: 'new',
        type: to.type,
        name: to.name,
        props: to.acceptsChildren ? { ...props, children: [] } : props,
      })
      add(page, { element: next, parent: element.parent, index: index + 1 })
      for (const [at, child] of element.children.entries())
        move(page, { id: child, parent: next.id, index: at })
      remove(page, { ids: [id] })
      return selecting([next.id])
    },
  })
}

/** Texts that stand in the element itself, not in the entries of its lists. */
function singleTexts({ inlineTexts = [] }: ElementDefinition): readonly InlineText[] {
  return inlineTexts.filter(({ list }) => list === undefined)
}

function filledTexts(element: ElementNode, definition: ElementDefinition): readonly InlineText[] {
  const props = resolveProps(element, 'desktop')
  return singleTexts(definition).filter(({ prop }) => props[prop] !== '')
}

/** Words go into the text of the same name, else into the next that is free; texts left over stay empty. */
function keptProps(element: ElementNode, to: ElementDefinition): Props {
  const from = getElement(element.type)
  const read = resolveProps(element, 'desktop')
  const known = new Set(allFields(to).map(({ prop }) => prop))
  const style = Object.entries(element.props).filter(([prop]) => known.has(prop) && prop !== 'responsive')
  const sources = from ? filledTexts(element, from) : []
  const targets = singleTexts(to)
  const free = targets.filter(({ prop }) => !sources.some((source) => source.prop === prop))
  const words: Record<string, unknown> = Object.fromEntries(
    sources.length === 0 ? [] : targets.map(({ prop }) => [prop, '']),
  )
  for (const source of sources) {
    const target = targets.find(({ prop }) => prop === source.prop) ?? free.shift()
    if (!target) continue
    words[target.prop] = read[source.prop]
    const spans = element.props[spansProp(source.prop)]
    if (source.rich && target.rich && spans !== undefined) words[spansProp(target.prop)] = spans
  }
  return { ...to.defaultProps, ...Object.fromEntries(style), ...words }
}
