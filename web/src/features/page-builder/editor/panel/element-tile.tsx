import type { ElementDefinition } from '@aurelio/page/elements/definition'
import { useTranslation } from 'react-i18next'
import { beginMouseDrag } from '../drag/mouse-input.ts'
import { useEditor } from '../state/editor-context.ts'
import { ElementIcon } from './element-icon.tsx'
import { newElement } from './new-element.ts'

type ElementTileProps = { definition: ElementDefinition; onAdd: () => void }

/** One kind of element: a button that is also dragged. */
export function ElementTile({ definition, onAdd }: ElementTileProps) {
  const { t } = useTranslation()
  const { drag } = useEditor()
  return (
    <button
      type="button"
      draggable
      data-panel-element={definition.type}
      onClick={onAdd}
      onDragStart={(event) => {
        const element = newElement(definition)
        beginMouseDrag(event.nativeEvent, { kind: 'panel-element', element }, drag, event.currentTarget)
      }}
      className="flex h-20 cursor-grab flex-col items-center justify-center gap-1.5 rounded-md border bg-surface px-1 text-dense hover:border-accent-text hover:bg-hover"
    >
      <ElementIcon name={definition.icon} className="size-5 text-accent-text" />
      {t(definition.name)}
    </button>
  )
}
