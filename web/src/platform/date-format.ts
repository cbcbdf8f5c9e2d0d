import type { Preferences } from '@aurelio/contracts/profile'
import { i18n } from './i18n/i18n.ts'

export type DateFormat = Preferences['dateFormat']

let chosen: DateFormat = 'DD/MM/YYYY'

/** The order of day, month and year that the person chose (dashboard.md §9). */
export function dateFormat(): DateFormat {
  return chosen
}

/** Holds at once: whatever shows texts is drawn again, because dates stand among them. */
export function setDateFormat(next: DateFormat): void {
  if (next === chosen) return
  chosen = next
  i18n.emit('dateFormatChanged')
}
