import { useState, type KeyboardEvent } from 'react'
import type { Choice } from './combobox-list.tsx'

export type ComboboxState = {
  /** What fits the words, the likeliest first. */
  choices: readonly Choice[]
  /** Null while the list is closed; then what was typed, to find the choices by. */
  words: string | null
  onWords: (words: string | null) => void
  onChoose: (id: string) => void
}

/** Which choice the arrow keys are at, and choosing it. Another word starts at the first choice again. */
export function useCombobox({ choices, words, onWords, onChoose }: ComboboxState) {
  const [active, setActive] = useState(0)
  const isOpen = words !== null
  // Answers may have become fewer since the arrow keys chose; -1 where there is none.
  const at = Math.min(active, choices.length - 1)

  function type(typed: string | null) {
    setActive(0)
    onWords(typed)
  }

  function choose(choice: Choice | undefined) {
    if (!choice) return
    onChoose(choice.id)
    type(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) type('')
      else setActive(next(at, event.key, choices.length))
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      choose(choices[at])
    }
  }

  return { isOpen, at, setActive, type, choose, onKeyDown }
}

/** Where the arrow keys lead, round and round. */
function next(from: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  return count === 0 ? 0 : (from + (key === 'ArrowDown' ? 1 : count - 1)) % count
}
