import { readJson } from './local-storage.ts'

/** Where the person keeps that shortcuts of plain keys are off. */
export const singleKeysKey = 'aurelio-single-keys'

/** Whether shortcuts of plain keys work; who speaks to the computer switches them off (WCAG 2.1.4). */
export function singleKeysAreOn(): boolean {
  return readJson(singleKeysKey) !== false
}

/** Where plain keys have another meaning: text, and lists that jump to a letter. */
const busyPlaces =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="listbox"]'
/** Whatever covers the screen has keys of its own. */
const covers = '[role="dialog"], [role="alertdialog"]'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing'>

/**
 * The key a shortcut of the screen may be made of, or null: while typing, in a dialog, with a modifier, or when somebody took
 * it already.
 */
export function plainKey(event: Key, target: EventTarget | null): string | null {
  return target instanceof Element && target.closest(covers) ? null : plainKeyInDialog(event, target)
}

/** The same for a shortcut of the dialog that hears the key. */
export function plainKeyInDialog(event: Key, target: EventTarget | null): string | null {
  if (event.defaultPrevented || event.isComposing) return null
  if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return null
  if (target instanceof Element && target.closest(busyPlaces)) return null
  return event.key.toLowerCase()
}
