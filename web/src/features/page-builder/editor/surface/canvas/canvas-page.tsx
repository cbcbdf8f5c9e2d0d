import { useLayoutEffect, useMemo, useRef } from 'react'
import { useChildren, useEditorState } from '../../model/state/hooks.ts'
import { CanvasModeContext } from './canvas-mode.ts'
import { CanvasElement } from './canvas-element.tsx'
import { keepUntabbable } from './keep-untabbable.ts'
import { useSaidBySite } from './use-said-by-site.ts'
import { useVisitorLists } from './use-visitor-lists.ts'
import { usePageStyles } from './use-page-styles.ts'

/** The page itself, on the very base styles of the published one. */
export function CanvasPage({ minHeight }: { minHeight: number }) {
  const root = useChildren(null)
  const viewport = useEditorState((state) => state.viewport)
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const links = useEditorState((state) => state.links)
  const letter = useEditorState((state) => state.letter)
  const said = useSaidBySite()
  const lists = useVisitorLists()
  const mode = useMemo(
    () => ({ viewport, isReadOnly, links, letter, said, lists }),
    [viewport, isReadOnly, links, letter, said, lists],
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
