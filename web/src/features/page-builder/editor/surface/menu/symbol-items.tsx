import { findElement, symbolOf, type ElementId } from '@aurelio/page/document'
import { Component as SymbolIcon, PencilRuler, TextCursorInput, Unlink2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { MenuItem } from '../../../../../ui/menu.tsx'
import { symbolPath } from '../../../editor-session.ts'
import { contentFields, isOpened } from '../../model/commands/opened-content.ts'
import { detachSymbol, openContent } from '../../model/commands/symbols.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useModel } from '../../model/state/model-context.ts'

/** What can be done with an element as a symbol, or with the symbol that stands in its place. */
export function SymbolItems({ id, onSave }: { id: ElementId; onSave: () => void }) {
  const { t } = useTranslation()
  const { store } = useModel()
  const navigate = useNavigate()
  const { symbols, symbolId } = store.getState()
  const element = findElement(documentOf(store.getState()), id)
  const symbol = element && symbolOf(element)
  if (element && symbol === undefined)
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
  if (symbol === undefined) return null
  const isKnown = symbols.has(symbol)
  return (
    <>
      <MenuItem
        icon={<PencilRuler aria-hidden="true" className="size-4" />}
        disabled={!isKnown}
        onSelect={() => void navigate(symbolPath(symbol))}
      >
        {t('Editar símbolo')}
      </MenuItem>
      <MenuItem
        icon={<Unlink2 aria-hidden="true" className="size-4" />}
        disabled={!isKnown}
        onSelect={() => detachSymbol(store, id)}
      >
        {t('Separar del símbolo')}
      </MenuItem>
    </>
  )
}
