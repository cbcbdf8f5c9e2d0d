/** How the palette's keys are called here: Command on Apple's keyboards, Ctrl on all others. */
export function paletteKeys(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
}

/** Ctrl+K or Cmd+K, and nothing besides. */
export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}

/** Whether a dialog has the screen to itself; one that is just closing has it no more. */
export function isCovered(): boolean {
  return (
    document.querySelector(':is([role="dialog"], [role="alertdialog"]):not([data-state="closed"])') !== null
  )
}
