import type { PersonOnPage } from '@aurelio/contracts/together-line'
import { useState } from 'react'
import { personColour } from './person-colour.ts'

/** The picture of somebody who has a document open, or their initials, in the colour that they have for everybody. */
export function PersonFace({ person }: { person: PersonOnPage }) {
  const [isBroken, setBroken] = useState(false)
  const colour = personColour(person)
  if (person.image !== null && !isBroken)
    return (
      <img
        src={person.image}
        alt=""
        onError={() => setBroken(true)}
        className="size-7 rounded-full border-2 object-cover"
        style={{ borderColor: colour }}
      />
    )
  return (
    <span
      aria-hidden="true"
      // Drawn, for who reads the page aloud is told the name.
      data-initials={initials(person.name)}
      className="grid size-7 place-items-center rounded-full text-xs font-medium text-on-accent before:content-[attr(data-initials)]"
      style={{ backgroundColor: colour }}
    />
  )
}

function initials(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase()
}
