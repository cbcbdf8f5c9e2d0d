import { isTimeOfDay } from '@aurelio/contracts/day'
import { taskPriorities, type TaskPriority } from '@aurelio/contracts/tasks'
import { addDays, noonOf, type CalendarDay } from '../../platform/calendar-day.ts'
import { dateFormat } from '../../platform/date-format.ts'
import { fold } from '../../platform/filter-by-text.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { readDay } from '../../platform/read-day.ts'
import { priorityNames } from './task-words.ts'

/** What one line says of a task beside what has to be done. */
export type QuickWords = {
  title: string
  dueOn?: CalendarDay
  /** An hour of that day, or of the one that was chosen. */
  dueTime?: string
  priority?: TaskPriority
  /** The beginning of a project's name. */
  project?: string
}

/** '9:00', 'a las 9', '9h30', 'at 9 pm', 'um 9 Uhr': an hour has more than its number. */
const hour = /^(a las? |at |um )?(?:a )?(\d{1,2})(?:([:h])(\d{2}))?( ?(?:h|uhr|am|pm))?$/

/**
 * Reads 'Llamar mañana 9:00 !alta #Roldán': `!` and `#` wherever they stand, a day and an hour at the end of the line alone, so
 * that 'por la mañana' stays what it is; a day only where none was chosen, and an hour only of a day. The words are those of
 * the screen's language.
 */
export function readQuickWords(line: string, today: CalendarDay, chosen: string): QuickWords {
  const read: QuickWords = { title: line.trim() }
  const rest = read.title.split(/\s+/).filter((word) => !readsMark(word, read))
  const title = withoutWhen(rest, read, today, chosen).join(' ')
  // A line of nothing but marks says nothing of what has to be done: it stays as it was typed.
  return title === '' ? { title: line.trim() } : { ...read, title }
}

/** The words without the day and the hour that they end with, in either order, which are read. */
function withoutWhen(words: string[], read: QuickWords, today: CalendarDay, chosen: string): string[] {
  const rest = [...words]
  const when: Pick<QuickWords, 'dueOn' | 'dueTime'> = {}
  for (;;) {
    const day = chosen === '' && when.dueOn === undefined ? dayAtEnd(rest, today) : null
    const time = when.dueTime === undefined ? timeAtEnd(rest) : null
    if (day) when.dueOn = day.day
    else if (time) when.dueTime = time.time
    else break
    rest.splice(-((day ?? time)?.count ?? 0))
  }
  // An hour of no day, such as in 'Poner el programa de las 21:00', is a word like others.
  if (when.dueOn === undefined && chosen === '') return words
  Object.assign(read, when)
  return rest
}

/** The hour that the last words name, of which there must be others before. */
function timeAtEnd(words: readonly string[]): { time: string; count: number } | null {
  for (const count of [4, 3, 2, 1]) {
    const time = words.length > count ? timeOf(fold(words.slice(-count).join(' '))) : null
    if (time !== null) return { time, count }
  }
  return null
}

function timeOf(words: string): string | null {
  const [, before, hours = '', , minutes, after = ''] = hour.exec(words) ?? []
  if (hours === '' || (before === undefined && minutes === undefined && after === '')) return null
  const half = after.trim()
  const isHalf = half === 'am' || half === 'pm'
  if (isHalf && (Number(hours) < 1 || Number(hours) > 12)) return null
  const at = isHalf ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours)
  const time = `${String(at).padStart(2, '0')}:${minutes ?? '00'}`
  return isTimeOfDay(time) ? time : null
}

function readsMark(word: string, read: QuickWords): boolean {
  if (word.startsWith('#') && word.length > 1) {
    read.project = word.slice(1)
    return true
  }
  if (!word.startsWith('!')) return false
  const priority = taskPriorities.find((name) => fold(i18n.t(priorityNames[name])) === fold(word.slice(1)))
  if (priority) read.priority = priority
  return priority !== undefined
}

/** The day that the last words name, of which there must be others before. */
function dayAtEnd(words: readonly string[], today: CalendarDay): { day: CalendarDay; count: number } | null {
  for (const count of [2, 1]) {
    if (words.length <= count) continue
    const day = dayOf(fold(words.slice(-count).join(' ')), today)
    const before = fold(words.at(-count - 1) ?? '')
    // 'por la mañana' is a part of a day.
    if (day !== null && before !== 'la' && before !== 'esta') return { day, count }
  }
  return null
}

function dayOf(words: string, today: CalendarDay): CalendarDay | null {
  const near = new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' })
  const isNear = [0, 1, 2].find((days) => fold(near.format(days, 'day')) === words)
  if (isNear !== undefined) return addDays(today, isNear)
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long' })
  const inDays = [1, 2, 3, 4, 5, 6, 7].find(
    (days) => fold(weekday.format(noonOf(addDays(today, days)))) === words,
  )
  if (inDays !== undefined) return addDays(today, inDays)
  return /\d\D\d/.test(words) ? readDay(words, dateFormat()) : null
}
