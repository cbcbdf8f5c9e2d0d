import type { ElementId } from '@aurelio/page/document'
import { Group, PaintRoller, Pipette, Ungroup } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuItem } from '../../../../../ui/menu.tsx'
import { copyStyle, hasCopiedStyle, pasteStyle } from '../../model/commands/copied-style.ts'
import { canUngroup, ungroupElement, wrapElements } from '../../model/commands/group.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useModel } from '../../model/state/model-context.ts'

/** Style carried from one element to others, and containers put around elements or taken away. */
export function StyleItems({ id, ids }: { id: ElementId; ids: readonly ElementId[] }) {
  const { t } = useTranslation()
  const { store } = useModel()
  return (
    <>
      <MenuItem
        icon={<Pipette aria-hidden="true" className="size-4" />}
        onSelect={() => copyStyle(store, id)}
      >
        {t('Copiar estilo')}
      </MenuItem>
      <MenuItem
        icon={<PaintRoller aria-hidden="true" className="size-4" />}
        disabled={!hasCopiedStyle()}
        onSelect={() => pasteStyle(store, ids)}
      >
        {t('Pegar estilo')}
      </MenuItem>
      <MenuItem
        icon={<Group aria-hidden="true" className="size-4" />}
        onSelect={() => wrapElements(store, ids)}
      >
        {t('Agrupar en un contenedor')}
      </MenuItem>
      {ids.length === 1 && canUngroup(documentOf(store.getState()), id) && (
        <MenuItem
          icon={<Ungroup aria-hidden="true" className="size-4" />}
          onSelect={() => ungroupElement(store, id)}
        >
          {t('Desagrupar')}
        </MenuItem>
      )}
    </>
  )
}
