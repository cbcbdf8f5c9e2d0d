import type { KeyboardEvent } from 'react'
import type { GridItem, Shift } from './grid-item.ts'

const daysOf: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const minutesOf: Record<string, number> = { ArrowUp: -30, ArrowDown: 30 }

/** For `aria-keyshortcuts`. */
export function shiftShortcuts({ canMove, canStretch }: Pick<GridItem, 'canMove' | 'canStretch'>) {
  const move = 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown'
  const stretch = 'Alt+Shift+ArrowLeft Alt+Shift+ArrowRight'
  return [canMove && move, canStretch && stretch].filter((keys) => keys !== false).join(' ') || undefined
}

/** Alt and an arrow take a thing to another day, week or half hour; with Shift they move its end. Null for other keys. */
export function shiftOf(
  { key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent,
  { canMove, canStretch }: Pick<GridItem, 'canMove' | 'canStretch'>,
  upAndDown: 'weeks' | 'minutes' = 'weeks',
): Shift | null {
  if (!altKey || ctrlKey || metaKey || !(shiftKey ? canStretch : canMove)) return null
  const minutes = upAndDown === 'minutes' ? (minutesOf[key] ?? 0) : 0
  const days = minutes === 0 ? (daysOf[key] ?? 0) : 0
  return days === 0 && minutes === 0 ? null : { days, minutes, edge: shiftKey ? 'end' : 'both' }
}
