import { findElement, symbolOf, type ElementId } from '@aurelio/page/document'
import { Component as SymbolIcon, TextCursorInput } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../../../../../ui/menu.tsx'
import { contentFields, isOpened } from '../../model/commands/opened-content.ts'
import { openContent } from '../../model/commands/symbols.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useModel } from '../../model/state/model-context.ts'

/** An element becomes a symbol; inside one, its content may be opened to the pages. */
export function SaveSymbolItems({ id, onSave }: { id: ElementId; onSave: () => void }) {
  const { t } = useTranslation()
  const { store } = useModel()
  const { symbolId, letter } = store.getState()
  const element = findElement(documentOf(store.getState()), id)
  if (!element || letter || symbolOf(element) !== undefined) return null
  return (
    <>
      <MenuItem icon={<SymbolIcon aria-hidden="true" className="size-4" />} onSelect={onSave}>
        {t('Guardar como símbolo')}
      </MenuItem>
      {symbolId !== null && contentFields(element).length > 0 && (
        <MenuItem
          icon={<TextCursorInput aria-hidden="true" className="size-4" />}
          onSelect={() => openContent(store, element, !isOpened(element))}
        >
          {isOpened(element)
            ? t('Que sea igual en todas las páginas')
            : t('Que cada página cambie su contenido')}
        </MenuItem>
      )}
    </>
  )
}
