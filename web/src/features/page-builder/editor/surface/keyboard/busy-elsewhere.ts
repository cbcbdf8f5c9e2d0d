import { isTyping } from './typing.ts'

/** True where keys belong to what has the focus: a text field, a select, an open dialog or menu. */
export function isBusyElsewhere(target: EventTarget | null): boolean {
  if (isTyping(target)) return true
  return target instanceof Element && target.closest('[role="dialog"], [role="menu"]') !== null
}
