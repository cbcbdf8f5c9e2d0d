import type { ElementId } from '@aurelio/page/document'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { personColour } from '../../../../../ui/person-colour.ts'
import { useSync } from '../../sync/state/sync-context.ts'

/** Who else is at this element: a dot in the colour of each. */
export function LayerPeople({ id }: { id: ElementId }) {
  const here = useStore(
    useSync().people,
    useShallow(({ others }) => others.filter(({ presence }) => presence?.selected.includes(id))),
  )
  return here.map((person) => (
    <span
      key={person.session}
      data-remote-layer={person.name}
      title={person.name}
      className="size-2 shrink-0 rounded-full"
      style={{ backgroundColor: personColour(person) }}
    />
  ))
}
