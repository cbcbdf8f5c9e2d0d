import { everyElement } from '@aurelio/page/elements/groups'
import type { LetterRules } from '../../model/state/letter-rules.ts'
import { ElementTiles } from './element-tiles.tsx'

/** What mail can hold, to be put into a letter. */
export function LetterElements({ letter, onAdded }: { letter: LetterRules; onAdded: () => void }) {
  return (
    <ElementTiles definitions={everyElement.filter(({ type }) => letter.holds(type))} onAdded={onAdded} />
  )
}
