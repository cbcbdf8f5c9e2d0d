import type { Mentionable } from '@aurelio/contracts/mentions'
import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react'
import { fold } from '../platform/filter-by-text.ts'

/** As many as are offered at once. */
const offered = 6

type MentionOptions = {
  field: RefObject<HTMLTextAreaElement | null>
  value: string
  onValue: (value: string) => void
  people: readonly Mentionable[]
}

/**
 * Whom the words before the caret may call, while they begin with `@`: those of whose name one begins so. Choosing one
 * writes the whole name.
 */
export function useMention({ field, value, onValue, people }: MentionOptions) {
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const typed =
    caret === null ? null : /(?:^|[^\p{L}\p{N}_.])@([^@\n]{0,40})$/u.exec(value.slice(0, caret))?.[1]
  const fits = (name: string) =>
    typed !== undefined && typed !== null && ` ${fold(name)}`.includes(` ${fold(typed)}`)
  const choices = people.filter(({ name }) => fits(name) && name !== typed).slice(0, offered)
  const at = Math.min(active, choices.length - 1)

  const isOpen = choices.length > 0
  useEffect(() => {
    function onEscape(event: globalThis.KeyboardEvent) {
      if (!isOpen || event.key !== 'Escape') return
      // Before the dialog around it hears it, which would close.
      event.stopPropagation()
      setCaret(null)
    }
    window.addEventListener('keydown', onEscape, { capture: true })
    return () => window.removeEventListener('keydown', onEscape, { capture: true })
  }, [isOpen])

  function follow() {
    setCaret(field.current?.selectionStart ?? null)
    setActive(0)
  }

  function choose(person: Mentionable | undefined) {
    if (!person || caret === null || typed === undefined || typed === null) return
    const start = caret - typed.length
    const end = start + person.name.length + 1
    onValue(`${value.slice(0, start)}${person.name} ${value.slice(caret).replace(/^ /, '')}`)
    setCaret(null)
    // Once the new text stands there.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(end, end)
    })
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen || event.nativeEvent.isComposing) return false
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const step = event.key === 'ArrowDown' ? 1 : choices.length - 1
      setActive((at + step) % choices.length)
    } else if (event.key === 'Enter' || event.key === 'Tab') choose(choices[at])
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return { choices, at, setActive, follow, choose, onKeyDown, close: () => setCaret(null) }
}
