import type { CalendarDay } from '../../../platform/calendar-day.ts'

/** How often, as people choose it; `other` is what another program wrote and we keep. */
export type Repeats = 'never' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'other'
/** `until`: the last day, '' for no end. */
export type Repetition = { repeats: Repeats; until: CalendarDay }

/** Spanish texts, translated where they are shown. */
export const repeatNames: Record<Exclude<Repeats, 'other'>, string> = {
  never: 'No se repite',
  daily: 'Cada día',
  weekly: 'Cada semana',
  monthly: 'Cada mes',
  yearly: 'Cada año',
}

const plain = /^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;UNTIL=(\d{4})(\d{2})(\d{2}))?$/
const byName = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly' } as const

/** What of a rule (RFC 5545) people can choose here. */
export function readRule(rule: string | null): Repetition {
  if (rule === null) return { repeats: 'never', until: '' }
  const [, name, year, month, day] = plain.exec(rule) ?? []
  const repeats = Object.entries(byName).find(([written]) => written === name)?.[1]
  return { repeats: repeats ?? 'other', until: year === undefined ? '' : `${year}-${month}-${day}` }
}

/** The rule of what was chosen; `kept` is the one of another program. */
export function writeRule({ repeats, until }: Repetition, kept: string | null): string | null {
  if (repeats === 'never') return null
  if (repeats === 'other') return kept
  return `FREQ=${repeats.toUpperCase()}${until === '' ? '' : `;UNTIL=${until.replaceAll('-', '')}`}`
}

/** Whether all its days move when the first one does. */
export function isPlain(rule: string | null): boolean {
  return rule === null || !rule.includes('BY')
}
