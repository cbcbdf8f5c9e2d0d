const textual: ReadonlySet<string> = new Set(['text', 'number', 'url', 'email', 'tel', 'search', 'password'])

/** True where keys are typed: a text field, a select, a text that is edited in its place. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable) return true
  if (target instanceof HTMLInputElement) return textual.has(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
