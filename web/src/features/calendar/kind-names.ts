import type { CalendarItem } from '@aurelio/contracts/calendar'
import type { CalendarEventKind } from '@aurelio/contracts/calendar-kinds'

/** What a thing of the calendar is: of a team's own entries, which kind. */
export type ThingKind = Exclude<CalendarItem['kind'], 'event'> | CalendarEventKind

/** Spanish texts, translated where they are shown. */
export const kindNames: Record<ThingKind, string> = {
  event: 'Evento',
  campaign: 'Campaña',
  test: 'Prueba',
  task: 'Tarea',
  publication: 'Publicación',
  experiment: 'Prueba A/B',
}

export function kindOf(item: CalendarItem): ThingKind {
  return item.kind === 'event' ? item.event.about.kind : item.kind
}
