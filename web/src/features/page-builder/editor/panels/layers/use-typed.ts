import { useRef, type KeyboardEvent } from 'react'

/** Keys that follow one another within so many ms are one word. */
const pause = 600

/** Gathers what is typed to find something by its name; null for keys that are no letters. */
export function useTyped(): (event: KeyboardEvent) => string | null {
  const word = useRef({ text: '', at: 0 })
  return (event) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
      return null
    const { text, at } = word.current
    word.current = { text: event.timeStamp - at < pause ? text + event.key : event.key, at: event.timeStamp }
    return word.current.text
  }
}
