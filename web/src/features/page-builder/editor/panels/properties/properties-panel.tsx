import { isHidden, isLocked } from '@aurelio/page/document'
import type { Tab } from '@aurelio/page/elements'
import { useState } from 'react'
import { documentOf, type EditorState } from '../../model/state/editor-store.ts'
import { useElement, useEditorState } from '../../model/state/hooks.ts'
import { ElementProperties } from './element-properties.tsx'
import { NothingSelected } from './nothing-selected.tsx'
import { MarksNotice } from './marks-notice.tsx'
import { SeveralProperties } from './several-properties.tsx'

function holdsForSelected(state: EditorState, test: typeof isHidden): boolean {
  const document = documentOf(state)
  return state.selectedId !== null && document.elements[state.selectedId] !== undefined
    ? test(document, state.selectedId)
    : false
}

/** The panel of the selected element. */
export function PropertiesPanel() {
  const selectedId = useEditorState((state) => state.selectedId)
  const [tab, setTab] = useState<Tab>('layout')
  const isSeveral = useEditorState((state) => state.selectedWith.length > 0)
  const isKept = useEditorState((state) => holdsForSelected(state, isLocked))
  const isMarked = useEditorState((state) => holdsForSelected(state, isHidden)) || isKept
  // An id that nobody has gives no element: nothing is selected.
  const element = useElement(selectedId ?? '')
  if (!element) return <NothingSelected />
  if (isSeveral) return <SeveralProperties />
  return (
    <>
      {isMarked && <MarksNotice id={element.id} />}
      <fieldset disabled={isKept} className="contents">
        <ElementProperties key={element.id} element={element} open={tab} onOpen={setTab} />
      </fieldset>
    </>
  )
}
