/** How long the second key of a shortcut may take, in milliseconds. */
export const sequencePause = 1200

export type Step = { found: string } | { pending: string }

/** One more key after those pending: a whole shortcut, the beginning of one, or a new start. */
export function nextStep(shortcuts: readonly string[], pending: string, key: string): Step {
  for (const keys of pending === '' ? [key] : [`${pending} ${key}`, key]) {
    if (shortcuts.includes(keys)) return { found: keys }
    if (shortcuts.some((shortcut) => shortcut.startsWith(`${keys} `))) return { pending: keys }
  }
  return { pending: '' }
}
