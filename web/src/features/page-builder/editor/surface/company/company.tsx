import type { PersonOnPage } from '@aurelio/contracts/together-line'
import { useEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { personColour } from '../../../../../ui/person-colour.ts'
import { useSync } from '../../sync/state/sync-context.ts'
import { useElementBox } from '../boxes/use-element-box.ts'
import { RemotePointer } from './remote-pointer.tsx'
import { tellPresence } from './tell-presence.ts'
import { useFollow } from './use-follow.ts'

type Stage = { stageRef: RefObject<HTMLElement | null> }

/** What the others on the page have selected, and where their pointers are; and tells them the same of this person. */
export function Company({ stageRef }: Stage) {
  const editor = useSync()
  const others = useStore(editor.people, (state) => state.others)
  useEffect(() => tellPresence(editor, stageRef.current), [editor, stageRef])
  useFollow(stageRef)
  return others.map((person) => (
    <div key={person.session} aria-hidden="true">
      {placesOf(person).map((id) => (
        <RemoteSelection key={id} id={id} person={person} stageRef={stageRef} />
      ))}
      {person.presence?.pointer && (
        <RemotePointer person={person} at={person.presence.pointer} stageRef={stageRef} />
      )}
    </div>
  ))
}

/** What they have selected, and the text they type in. */
function placesOf({ presence }: PersonOnPage): readonly string[] {
  if (!presence) return []
  return [...new Set([...presence.selected, ...(presence.typing === null ? [] : [presence.typing])])]
}

function RemoteSelection({ id, person, stageRef }: Stage & { id: string; person: PersonOnPage }) {
  const { t } = useTranslation()
  const placed = useElementBox(id, stageRef)
  if (!placed) return null
  const { left, top, right, bottom } = placed.box
  const colour = personColour(person)
  const isTyping = person.presence?.typing === id
  return (
    <div
      data-remote-selection={person.name}
      data-remote-element={id}
      className="absolute rounded-xs outline-2"
      style={{ left, top, width: right - left, height: bottom - top, outlineColor: colour, outlineOffset: 1 }}
    >
      <span
        className="absolute right-0 bottom-full max-w-48 truncate rounded-t-sm px-1.5 text-xs text-on-accent"
        style={{ backgroundColor: colour }}
      >
        {isTyping ? t('{{name}} escribe aquí', { name: person.name }) : person.name}
      </span>
    </div>
  )
}
