import type { NestedElement, ReadPage } from '@aurelio/page/document'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNear } from '../../../../../ui/use-near.ts'
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

type SectionCardProps = {
  entry: LibraryEntry
  /** Wide and low, such as a header. */
  isBar?: boolean
  onAdded: () => void
}

/** A section with its picture: a button that is also dragged onto the page. It is read once it comes near. */
export function SectionCard({
  entry: { id, name, picture, load, element: read },
  isBar = false,
  onAdded,
}: SectionCardProps) {
  const { store } = useModel()
  const place = useRef<HTMLButtonElement>(null)
  const isNear = useNear(place, true)
  const client = useQueryClient()
  const reading = queryOptions({
    queryKey: ['section-element', id, name],
    queryFn: async () => (await read()) ?? null,
    staleTime: Infinity,
    structuralSharing: false,
  })
  const { data: element } = useQuery({ ...reading, enabled: isNear })
  const source = useDragSource(() => (element ? { kind: 'panel-element', element } : null))
  const add = async () => {
    const whole = await client.ensureQueryData(reading)
    if (!whole) return
    addSection(store, whole)
    onAdded()
  }
  return (
    <button
      ref={place}
      type="button"
      {...source}
      // What is still being read has nothing to carry yet; a click waits for it.
      draggable={Boolean(element)}
      aria-busy={isNear && element === undefined}
      data-section-template={id}
      onClick={() => void add()}
      className="flex w-full cursor-grab flex-col overflow-hidden rounded-md border bg-surface text-left hover:border-accent-text aria-busy:cursor-progress"
    >
      <SectionFrame id={picture} load={load} isNear={isNear} isBar={isBar} />
      <span className="border-t px-2.5 py-2 text-dense">{name}</span>
    </button>
  )
}
