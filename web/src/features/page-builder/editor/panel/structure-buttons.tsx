import { createStructure, structures } from '@aurelio/page/structures/structures'
import { useTranslation } from 'react-i18next'
import { addElement } from '../commands/elements.ts'
import { beginMouseDrag } from '../drag/mouse-input.ts'
import { useEditor } from '../state/editor-context.ts'

/** The ready-made containers: one, two or three beside one another (page-builder.md §9). */
export function StructureButtons({ onAdded }: { onAdded?: () => void }) {
  const { t } = useTranslation()
  const { store, drag } = useEditor()
  return (
    <div className="grid grid-cols-3 gap-2">
      {structures.map(({ id, name, columns }) => (
        <button
          key={id}
          type="button"
          draggable
          data-structure={id}
          onClick={() => {
            addElement(store, createStructure(id), { parent: null }, 'Añadir estructura')
            onAdded?.()
          }}
          onDragStart={(event) => {
            const element = createStructure(id)
            beginMouseDrag(event.nativeEvent, { kind: 'panel-element', element }, drag, event.currentTarget)
          }}
          className="flex cursor-grab flex-col items-center gap-1.5 rounded-md border bg-surface p-2 text-dense hover:border-accent-text hover:bg-hover"
        >
          <span aria-hidden="true" className="flex h-8 w-full gap-1">
            {Array.from({ length: columns }, (_, column) => (
              <span key={column} className="flex-1 rounded-sm border border-accent-text bg-accent-soft" />
            ))}
          </span>
          {t(name)}
        </button>
      ))}
    </div>
  )
}
