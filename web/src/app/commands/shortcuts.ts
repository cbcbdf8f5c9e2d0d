/** How long the second key of a shortcut may take, in milliseconds. */
export const sequencePause = 1200

/** Where plain keys have another meaning: text, lists that jump to a letter, and whatever covers the screen. */
const busyPlaces =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing'>

/** The key a shortcut may be made of, or null: while typing, with a modifier, or when somebody took it already. */
export function plainKey(event: Key, target: EventTarget | null): string | null {
  if (event.defaultPrevented || event.isComposing) return null
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return null
  if (target instanceof Element && target.closest(busyPlaces)) return null
  return event.key.toLowerCase()
}

export type Step = { found: string } | { pending: string }

/** One more key after those pending: a whole shortcut, the beginning of one, or a new start. */
export function nextStep(shortcuts: readonly string[], pending: string, key: string): Step {
  for (const keys of pending === '' ? [key] : [`${pending} ${key}`, key]) {
    if (shortcuts.includes(keys)) return { found: keys }
    if (shortcuts.some((shortcut) => shortcut.startsWith(`${keys} `))) return { pending: keys }
  }
  return { pending: '' }
}
