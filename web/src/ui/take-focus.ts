/** A ref: the node takes the focus when it appears, because the person has just asked for it. */
export function takeFocus(node: HTMLElement | null): void {
  node?.focus()
}
