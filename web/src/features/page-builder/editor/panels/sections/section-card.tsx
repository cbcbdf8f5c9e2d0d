import type { NestedElement } from '@aurelio/page/document'
import type { ReadPage } from '@aurelio/page/document/stored-document'
import { useQuery } from '@tanstack/react-query'
import { addSection } from '../../model/commands/add-section.ts'
import { useModel } from '../../model/state/model-context.ts'
import { useDragSource } from '../../surface/pointer/use-drag-source.ts'
import { SectionFrame } from './section-frame.tsx'

/** What stands in the library: a ready section, or a symbol of the workspace. */
export type LibraryEntry = {
  id: string
  /** In the language of the screen. */
  name: string
  /** Tells its picture from all others, and from what it was before it changed. */
  picture: string
  /** What its picture shows, alone on a page. */
  load: () => Promise<ReadPage>
  /** What comes to the page. */
  element: () => Promise<NestedElement | undefined>
}

type SectionCardProps = { entry: LibraryEntry; onAdded: () => void }

/** A section with its picture: a button that is also dragged onto the page. */
export function SectionCard({
  entry: { id, name, picture, load, element: read },
  onAdded,
}: SectionCardProps) {
  const { store } = useModel()
  const { data: element } = useQuery({
    queryKey: ['section-element', id, name],
    queryFn: async () => (await read()) ?? null,
    staleTime: Infinity,
    structuralSharing: false,
  })
  const source = useDragSource(() => (element ? { kind: 'panel-element', element } : null))
  return (
    <button
      type="button"
      {...source}
      data-section-template={id}
      aria-disabled={!element}
      onClick={() => {
        if (!element) return
        addSection(store, element)
        onAdded()
      }}
      className="flex w-full cursor-grab flex-col overflow-hidden rounded-md border bg-surface text-left hover:border-accent-text"
    >
      <SectionFrame id={picture} load={load} />
      <span className="border-t px-2.5 py-2 text-dense">{name}</span>
    </button>
  )
}
