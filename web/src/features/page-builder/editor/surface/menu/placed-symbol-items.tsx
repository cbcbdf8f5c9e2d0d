import { findElement, symbolOf, type ElementId } from '@aurelio/page/document'
import { PencilRuler, Unlink2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { MenuItem, MenuSeparator } from '../../../../../ui/menu.tsx'
import { symbolPath } from '../../../editor-session.ts'
import { detachSymbol } from '../../model/commands/symbols.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { useModel } from '../../model/state/model-context.ts'

/** What can be done with the symbol that stands in an element's place: the first that whoever opens its menu looks for. */
export function PlacedSymbolItems({ id }: { id: ElementId }) {
  const { t } = useTranslation()
  const { store } = useModel()
  const navigate = useNavigate()
  const element = findElement(documentOf(store.getState()), id)
  const symbol = element && symbolOf(element)
  // A symbol that was just saved may still be on its way while the menu is open.
  const isKnown = useEditorState(({ symbols }) => symbol !== undefined && symbols.has(symbol))
  if (symbol === undefined) return null
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
      <MenuSeparator />
    </>
  )
}
