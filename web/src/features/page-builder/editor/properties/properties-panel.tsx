import type { Tab } from '@aurelio/page/elements/definition'
import { useState } from 'react'
import { useElement, useEditorState } from '../state/hooks.ts'
import { ElementProperties } from './element-properties.tsx'
import { NothingSelected } from './nothing-selected.tsx'

/** The panel of the selected element. */
export function PropertiesPanel() {
  const selectedId = useEditorState((state) => state.selectedId)
  const [tab, setTab] = useState<Tab>('layout')
  // An id that nobody has gives no element: nothing is selected.
  const element = useElement(selectedId ?? '')
  if (!element) return <NothingSelected />
  return <ElementProperties key={element.id} element={element} open={tab} onOpen={setTab} />
}
