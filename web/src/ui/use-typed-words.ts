import { useState } from 'react'
import { useSettled } from '../platform/use-settled.ts'

/** How long a person pauses before their words are looked up, in milliseconds. */
const pause = 200

/** What somebody types into a combobox to find its choices by. */
export function useTypedWords() {
  const [words, setWords] = useState<string | null>(null)
  const typed = words?.trim() ?? ''
  const q = useSettled(typed, pause)
  return {
    /** For the combobox. */
    state: { words, onWords: setWords },
    isOpen: words !== null,
    isBlank: typed === '',
    /** What is asked for: nothing where nothing is typed. */
    asked: q === '' ? {} : { q },
    isSettled: typed === q,
  }
}
