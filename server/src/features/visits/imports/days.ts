import type { VisitFileFault } from '@aurelio/contracts/rooms/visits'
import { otherKey } from '@aurelio/contracts/visits'
import type { VisitTarget } from '@aurelio/contracts/visit-imports'
import { cutText } from '../../../platform/cut-text.ts'
import { keyLimits } from '../counting/profile.ts'
import type { VisitProfile } from '../counting/ids.ts'
import { dateIn, figureIn } from './cells.ts'
import type { Table } from './read-file.ts'

/** Of a figure of one row: more is no page of anybody's. */
const longest = { source: 100, campaign: 60, medium: 60, browser: 40 } as const

type DaySum = { visits: number; visitors: number; conversions: number; profile: VisitProfile }
/** By day (`2025-11-20`), and within it by what visits have in common. */
export type Days = ReadonlyMap<string, readonly DaySum[]>
export class WrongFile extends Error {
  readonly what: VisitFileFault
  readonly line: number
  constructor(what: VisitFileFault, line: number) {
    super(`${what} in line ${line}`)
    this.what = what
    this.line = line
  }
}

/** The sums of a table. A row without a figure is one visit. Throws `WrongFile` where it cannot be true. */
export function daysIn({ rows, since }: Table, mapping: readonly VisitTarget[], today: string): Days {
  const column = (target: VisitTarget) => mapping.indexOf(target)
  if (column('date') < 0) throw new WrongFile('no-date', 0)
  const limits = keyLimits()
  const days = new Map<string, Map<string, DaySum & { people: Set<string> }>>()
  for (const { cells, line } of rows) {
    const cell = (target: VisitTarget) => cells[column(target)] ?? ''
    const figure = (target: VisitTarget) => {
      const value = figureIn(cell(target))
      if (value === null) throw new WrongFile('figure', line)
      return value
    }
    const date = dateIn(cell('date'), since)
    if (date === null || date > today) throw new WrongFile('date', line)
    const visits = column('visits') < 0 ? 1 : figure('visits')
    const visitors = column('visitors') < 0 ? 0 : figure('visitors')
    const conversions = column('conversions') < 0 ? 0 : figure('conversions')
    if (visitors > visits) throw new WrongFile('more-visitors', line)
    const profile = profileIn(cell, limits('', Number(date.replaceAll('-', ''))))
    const sums = days.get(date) ?? new Map<string, DaySum & { people: Set<string> }>()
    days.set(date, sums)
    const key = JSON.stringify(profile)
    const sum = sums.get(key) ?? { visits: 0, visitors: 0, conversions: 0, profile, people: new Set() }
    sums.set(key, sum)
    sum.visits += visits
    sum.visitors += visitors
    sum.conversions += conversions
    if (cell('person') !== '' && column('visitors') < 0) sum.people.add(cell('person'))
  }
  if (days.size === 0) throw new WrongFile('empty', 0)
  const ordered = [...days].toSorted(([one], [other]) => one.localeCompare(other))
  return new Map(ordered.map(([day, sums]) => [day, [...sums.values()].map(told)]))
}

function told({ people, visitors, ...sum }: DaySum & { people: ReadonlySet<string> }): DaySum {
  return { ...sum, visitors: visitors + people.size }
}

function profileIn(
  cell: (target: VisitTarget) => string,
  capped: (dimension: string, key: string) => string,
): VisitProfile {
  const [named = '', by = ''] = cell('source').split(' / ')
  const source = isNothing(named) ? '' : cutText(named.toLowerCase(), longest.source)
  const campaign = isNothing(cell('campaign')) ? '' : cutText(cell('campaign'), longest.campaign)
  const medium = cell('medium') || by
  return {
    source: capped('source', source),
    kind: campaign === '' ? (source === '' ? 'direct' : 'other') : 'campaign',
    campaign: capped('campaign', campaign),
    medium: capped('medium', isNothing(medium) ? '' : cutText(medium.toLowerCase(), longest.medium)),
    device: deviceIn(cell('device')),
    browser: capped('browser', cutText(cell('browser'), longest.browser)),
    language: /^[a-z]{2,3}\b/i.exec(cell('language'))?.[0].toLowerCase() ?? '',
    country: /^[a-z]{2}$/i.test(cell('country')) ? cell('country').toUpperCase() : '',
    variant: '',
  }
}

function isNothing(text: string) {
  return text === otherKey || /^(?:\(?(?:direct|none|not set|organic)\)?( \/ none)?|-)?$/i.test(text.trim())
}

function deviceIn(text: string): string {
  if (/mobile|movil|móvil|phone/i.test(text)) return 'mobile'
  if (/tablet/i.test(text)) return 'tablet'
  return /desktop|laptop|ordenador|escritorio/i.test(text) ? 'desktop' : ''
}
