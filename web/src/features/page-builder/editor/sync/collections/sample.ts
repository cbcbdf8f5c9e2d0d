import type { ElementId, ElementNode } from '@aurelio/page/document'
import { collectionType, fillProps, valuesOf } from '@aurelio/page/elements'
import type { ShownItem } from '@aurelio/page/values'
import { documentOf, type EditorStore } from '../../model/state/editor-store.ts'

/** The item that each collection is looked through with, by the element's id. */
const samples = new WeakMap<EditorStore, ReadonlyMap<ElementId, ShownItem>>()

export function sampleAt(store: EditorStore, place: ElementId): ShownItem | undefined {
  return samples.get(store)?.get(place)
}

/** Draws what a collection holds with what this item says; null: as it is written, to be edited. */
export function showSample(store: EditorStore, place: ElementId, item: ShownItem | null): void {
  const next = new Map(samples.get(store))
  if (item) next.set(place, item)
  else next.delete(place)
  samples.set(store, next)
  const filled = new WeakMap<ElementNode, ElementNode>()
  const sampleOf = (element: ElementNode): ElementNode => {
    const sample = sampleAround(element)
    if (!sample) return element
    const known = filled.get(element)
    if (known) return known
    const props = fillProps(element.type, element.props, valuesOf(sample))
    const isSame = Object.entries(props).every(([name, value]) => value === element.props[name])
    const drawn = isSame ? element : { ...element, props }
    filled.set(element, drawn)
    return drawn
  }
  const sampleAround = ({ parent }: ElementNode): ShownItem | undefined => {
    const around = parent === null ? undefined : documentOf(store.getState()).elements[parent]
    if (!around) return undefined
    return around.type === collectionType ? next.get(around.id) : sampleAround(around)
  }
  store.setState({ sampleOf: next.size === 0 ? null : sampleOf })
}
