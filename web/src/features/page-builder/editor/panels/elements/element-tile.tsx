import type { ElementDefinition } from '@aurelio/page/elements'
import { useTranslation } from 'react-i18next'
import { useDragSource } from '../../surface/pointer/use-drag-source.ts'
import { ElementIcon } from '../icons/element-icon.tsx'
import { useModel } from '../../model/state/model-context.ts'
import { newElement } from '../../model/commands/new-element.ts'

/** Id of the text that says what keys do on a tile. */
export const tileHelpId = 'editor-tile-help'

type ElementTileProps = { definition: ElementDefinition; onAdd: () => void }

/** One kind of element: a button that is also dragged. */
export function ElementTile({ definition, onAdd }: ElementTileProps) {
  const { t } = useTranslation()
  const { store } = useModel()
  const source = useDragSource(() => ({
    kind: 'panel-element',
    element: newElement(definition, store.getState().letter),
  }))
  return (
    <button
      type="button"
      {...source}
      aria-describedby={tileHelpId}
      data-panel-element={definition.type}
      onClick={onAdd}
      className="flex h-20 cursor-grab flex-col items-center justify-center gap-1.5 rounded-md border bg-surface px-1 text-dense hover:border-accent-text hover:bg-hover"
    >
      <ElementIcon name={definition.icon} className="size-5 text-accent-text" />
      {t(definition.name)}
    </button>
  )
}
