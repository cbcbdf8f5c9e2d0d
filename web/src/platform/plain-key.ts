import { readJson } from './local-storage.ts'

/** Where the person keeps that shortcuts of plain keys are off. */
export const singleKeysKey = 'aurelio-single-keys'

/** Whether shortcuts of plain keys work; who speaks to the computer switches them off (WCAG 2.1.4). */
export function singleKeysAreOn(): boolean {
  return readJson(singleKeysKey) !== false
}

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
