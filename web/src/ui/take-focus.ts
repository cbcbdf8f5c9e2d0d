/** A ref: the node takes the focus when it appears, because the person has just asked for it. */
export function takeFocus(node: HTMLElement | null): void {
  node?.focus()
}

/** A ref: the node takes the focus when it appears in place of what had it, unless the person has gone on. */
export function takeLostFocus(node: HTMLElement | null): void {
  if (document.activeElement === document.body) node?.focus()
}

/**
 * A ref for a form that was asked for: its first field takes the focus as it appears. A moment later, as the form library
 * does it, the person may be in another field already.
 */
export function takeFocusInside(form: HTMLElement | null): void {
  const field = form?.querySelector('input, textarea, select')
  if (field instanceof HTMLElement) field.focus()
}
