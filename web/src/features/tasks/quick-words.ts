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
  priority?: TaskPriority
  /** The beginning of a project's name. */
  project?: string
}

const time = /^([01]?\d|2[0-3]):[0-5]\d$/

/**
 * Reads 'Llamar mañana 9:00 !alta #Roldán': `!` and `#` wherever they stand, a day at the end of the line alone, so that
 * 'por la mañana' stays what it is, and only where no day was chosen. A time stays in the title. The words are those of the screen's language.
 */
export function readQuickWords(line: string, today: CalendarDay, chosen: string): QuickWords {
  const read: QuickWords = { title: line.trim() }
  const rest = read.title.split(/\s+/).filter((word) => !readsMark(word, read))
  const times = chosen === '' ? takeDay(rest, read, today) : []
  const title = [...rest, ...times].join(' ')
  // A line of nothing but marks says nothing of what has to be done: it stays as it was typed.
  return title === '' ? { title: line.trim() } : { ...read, title }
}

/** Takes the day from the end of the words; gives the times that stood around it. */
function takeDay(words: string[], read: QuickWords, today: CalendarDay): string[] {
  const times: string[] = []
  while (read.dueOn === undefined && words.length > 1) {
    const found = dayAtEnd(words, today)
    if (found) {
      words.splice(-found.count)
      read.dueOn = found.day
    } else if (time.test(words.at(-1) ?? '')) times.unshift(words.pop() ?? '')
    else break
  }
  return times
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
