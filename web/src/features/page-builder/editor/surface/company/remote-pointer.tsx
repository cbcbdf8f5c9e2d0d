import type { PersonOnPage } from '@aurelio/contracts/together-line'
import { MousePointer2 } from 'lucide-react'
import type { RefObject } from 'react'
import { personColour } from '../../../../../ui/person-colour.ts'
import { useElementBox } from '../boxes/use-element-box.ts'

type RemotePointerProps = {
  person: PersonOnPage
  at: { id: string; x: number; y: number }
  stageRef: RefObject<HTMLElement | null>
}

/** Where somebody's pointer is: told by parts of an element, for the page may be as wide as it likes here. */
export function RemotePointer({ person, at, stageRef }: RemotePointerProps) {
  const placed = useElementBox(at.id, stageRef)
  if (!placed) return null
  const { left, top, right, bottom } = placed.box
  const colour = personColour(person)
  return (
    <span
      className="absolute flex items-start transition-[left,top] duration-100 motion-reduce:transition-none"
      style={{ left: left + (right - left) * at.x, top: top + (bottom - top) * at.y }}
    >
      <MousePointer2 className="size-4" style={{ color: colour, fill: colour }} />
      <span className="mt-3 rounded-sm px-1 text-xs text-on-accent" style={{ backgroundColor: colour }}>
        {person.name}
      </span>
    </span>
  )
}
