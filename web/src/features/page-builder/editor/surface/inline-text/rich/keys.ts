import type { RichField } from './rich-field.ts'

/** Where the buttons stand that set parts of a text apart. */
export const formatToolbar = '[data-format-toolbar]'

/** Does what a key means inside a text whose parts may be set apart; false where it means nothing there. */
export function pressKey(field: RichField, event: KeyboardEvent, askLink: () => void): boolean {
  const act = actOf(field, event, askLink)
  if (act === null || act() === false) return false
  event.preventDefault()
  return true
}

function actOf(
  field: RichField,
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  askLink: () => void,
): (() => void) | (() => boolean) | null {
  if (altKey)
    return key === 'F10'
      ? () => document.querySelector<HTMLElement>(`${formatToolbar} button`)?.focus()
      : null
  if (key === 'Enter' && !shiftKey && !ctrlKey && !metaKey) return field.nextItem
  if (!ctrlKey && !metaKey) return null
  switch (key.toLowerCase()) {
    case 'b':
      return () => field.toggle('bold')
    case 'i':
      return () => field.toggle('italic')
    case 'k':
      return askLink
    case 'z':
      return shiftKey ? field.redo : field.undo
    case 'y':
      return field.redo
    default:
      return null
  }
}
