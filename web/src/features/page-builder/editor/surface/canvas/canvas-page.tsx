import type { ElementId } from '@aurelio/page/document'
import { startTransition, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { documentOf } from '../../model/state/editor-store.ts'
import { useChildren, useEditorState } from '../../model/state/hooks.ts'
import { useModel } from '../../model/state/model-context.ts'
import { CanvasModeContext } from './canvas-mode.ts'
import { CanvasElement } from './canvas-element.tsx'
import { keepUntabbable } from './keep-untabbable.ts'
import { useSaidBySite } from './use-said-by-site.ts'
import { useVisitorLists } from './use-visitor-lists.ts'
import { usePageStyles } from './use-page-styles.ts'

/** The page itself, on the very base styles of the published one. */
export function CanvasPage({ minHeight }: { minHeight: number }) {
  const root = useDrawn()
  const viewport = useEditorState((state) => state.viewport)
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const links = useEditorState((state) => state.links)
  const letter = useEditorState((state) => state.letter)
  const sampleOf = useEditorState((state) => state.sampleOf)
  const said = useSaidBySite()
  const lists = useVisitorLists()
  const mode = useMemo(
    () => ({ viewport, isReadOnly, links, letter, sampleOf, said, lists }),
    [viewport, isReadOnly, links, letter, sampleOf, said, lists],
  )
  const pageRef = useRef<HTMLDivElement>(null)
  usePageStyles()
  useLayoutEffect(() => (pageRef.current ? keepUntabbable(pageRef.current) : undefined), [])
  return (
    <div ref={pageRef} data-page-root className="aurelio-page" style={{ minHeight }}>
      <CanvasModeContext value={mode}>
        {root.map((id) => (
          <CanvasElement key={id} id={id} />
        ))}
      </CanvasModeContext>
    </div>
  )
}

/** More than fills the highest screen. */
const atOnce = 12
/** So many elements are drawn in less time than it would cost to do it in two goes. */
const shortPage = 1000

/** The ids of the page's top level: of a long page the first ones, which can be seen and worked on before its end is drawn. */
function useDrawn(): readonly ElementId[] {
  const root = useChildren(null)
  const { store } = useModel()
  const [isWhole, setIsWhole] = useState(
    () => Object.keys(documentOf(store.getState()).elements).length <= shortPage,
  )
  useEffect(() => startTransition(() => setIsWhole(true)), [])
  return isWhole ? root : root.slice(0, atOnce)
}
