import { inlineSymbols, type ElementId, type ElementNode, type PageDocument } from '@aurelio/page/document'
import { headingsOf, type PageHeading } from '@aurelio/page/elements'
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useModel } from './model-context.ts'
import { documentOf, type EditorState } from './editor-store.ts'

/** A part of the editor's state. What it selects must keep its identity while nothing changed. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  return useStore(useModel().store, select)
}

/** The page as it is shown: with what its symbols hold in their places. */
export function useShownDocument(): PageDocument {
  const document = useEditorState(documentOf)
  const symbols = useEditorState((state) => state.symbols)
  return useMemo(() => inlineSymbols(document, symbols), [document, symbols])
}

/** One element: renders again when that element changed, and for no other change. */
export function useElement(id: ElementId): ElementNode | undefined {
  const { store, elements } = useModel()
  const subscribe = useCallback((changed: () => void) => elements.subscribe(id, changed), [elements, id])
  return useSyncExternalStore(subscribe, () => documentOf(store.getState()).elements[id])
}

/** One element as the canvas draws it: as it is, unless its text is being typed in place. */
export function useDrawnElement(id: ElementId): ElementNode | undefined {
  const { store, elements, held } = useModel()
  const subscribe = useCallback(
    (changed: () => void) => {
      const leave = [elements.subscribe(id, changed), held.subscribe(id, changed)]
      return () => leave.forEach((end) => end())
    },
    [elements, held, id],
  )
  return useSyncExternalStore(subscribe, () => {
    const element = documentOf(store.getState()).elements[id]
    return element && (held.get(id) ?? element)
  })
}

/** The ids inside an element, or on the page itself for null. */
export function useChildren(id: ElementId | null): readonly ElementId[] {
  const { store, elements } = useModel()
  const subscribe = useCallback((changed: () => void) => elements.subscribe(id, changed), [elements, id])
  return useSyncExternalStore(subscribe, () => {
    const document = documentOf(store.getState())
    return id === null ? document.root : (document.elements[id]?.children ?? none)
  })
}

const none: readonly ElementId[] = []

/** The page's titles, for an element that lists them; none for every other, which then hears of no change. */
export function usePageHeadings(isListing: boolean): readonly PageHeading[] | undefined {
  const { store } = useModel()
  const known = useRef<readonly PageHeading[]>(undefined)
  return useSyncExternalStore(isListing ? store.subscribe : neverChanged, () => {
    if (!isListing) return undefined
    const next = headingsOf(documentOf(store.getState()))
    if (JSON.stringify(next) !== JSON.stringify(known.current)) known.current = next
    return known.current
  })
}

const neverChanged = () => () => undefined
