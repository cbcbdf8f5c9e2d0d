import type { ReadPage } from '@aurelio/page/document/stored-document'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addSection } from '../../model/commands/add-section.ts'
import { useModel } from '../../model/state/model-context.ts'
import { useDragSource } from '../../surface/pointer/use-drag-source.ts'
import { SectionFrame } from './section-frame.tsx'

/** What stands in the library: a ready section, or a symbol of the workspace. */
export type LibraryEntry = {
  id: string
  name: string
  load: () => Promise<ReadPage>
}

type SectionCardProps = { entry: LibraryEntry; onAdded: () => void; children?: ReactNode }

/** A section with its picture: a button that is also dragged onto the page. */
export function SectionCard({ entry: { id, name, load }, onAdded }: SectionCardProps) {
  const { t } = useTranslation()
  const { store } = useModel()
  const { data: element } = useQuery({
    queryKey: ['section-element', id],
    queryFn: async () => (await load()).page.elements[0],
    staleTime: Infinity,
    structuralSharing: false,
  })
  const source = useDragSource(() => (element ? { kind: 'panel-element', element } : null))
  return (
    <button
      type="button"
      {...source}
      data-section-template={id}
      aria-disabled={element === undefined}
      onClick={() => {
        if (!element) return
        addSection(store, element)
        onAdded()
      }}
      className="flex w-full cursor-grab flex-col overflow-hidden rounded-md border bg-surface text-left hover:border-accent-text"
    >
      <SectionFrame id={id} load={load} />
      <span className="border-t px-2.5 py-2 text-dense">{t(name)}</span>
    </button>
  )
}
