import { MousePointerClick } from 'lucide-react'
import type { Tab } from '@aurelio/page/elements/definition'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useElement, useEditorState } from '../state/hooks.ts'
import { ElementProperties } from './element-properties.tsx'

/** The panel of the selected element. */
export function PropertiesPanel() {
  const { t } = useTranslation()
  const selectedId = useEditorState((state) => state.selectedId)
  const [tab, setTab] = useState<Tab>('layout')
  // An id that nobody has gives no element: nothing is selected.
  const element = useElement(selectedId ?? '')
  if (!element) {
    return (
      <div className="flex flex-col items-center gap-3 px-6 py-16 text-center text-muted">
        <MousePointerClick aria-hidden="true" className="size-8" />
        <p>{t('Selecciona un elemento para editar sus propiedades')}</p>
      </div>
    )
  }
  return <ElementProperties key={element.id} element={element} open={tab} onOpen={setTab} />
}
