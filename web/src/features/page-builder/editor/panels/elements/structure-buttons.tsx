import { createStructure, structures, type StructureId } from '@aurelio/page'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addElement } from '../../model/commands/elements.ts'
import { sectionPlace } from '../../model/places/added-place.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useDragSource } from '../../surface/pointer/use-drag-source.ts'
import { useModel } from '../../model/state/model-context.ts'

/**
 * The ready-made containers: one, two or three beside one another (page-builder.md §9). They go where whole sections go:
 * into an empty container that is selected, else behind the part of the page that is.
 */
export function StructureButtons({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation()
  const { store } = useModel()
  return (
    <div className="grid grid-cols-3 gap-2">
      {structures.map(({ id, name, columns }) => (
        <StructureButton
          key={id}
          id={id}
          onAdd={() => {
            const state = store.getState()
            const place = sectionPlace(documentOf(state), state.selectedId)
            addElement(store, createStructure(id), place, 'Añadir estructura')
            onAdded()
          }}
        >
          <span aria-hidden="true" className="flex h-8 w-full gap-1">
            {Array.from({ length: columns }, (_, column) => (
              <span key={column} className="flex-1 rounded-sm border border-accent-text bg-accent-soft" />
            ))}
          </span>
          {t(name)}
        </StructureButton>
      ))}
    </div>
  )
}

type StructureButtonProps = { id: StructureId; onAdd: () => void; children: ReactNode }

function StructureButton({ id, onAdd, children }: StructureButtonProps) {
  const source = useDragSource(() => ({ kind: 'panel-element', element: createStructure(id) }))
  return (
    <button
      type="button"
      {...source}
      data-structure={id}
      onClick={onAdd}
      className="flex cursor-grab flex-col items-center gap-1.5 rounded-md border bg-surface p-2 text-dense hover:border-accent-text hover:bg-hover"
    >
      {children}
    </button>
  )
}
