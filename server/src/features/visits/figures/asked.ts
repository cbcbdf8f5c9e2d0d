import { mostVisitMonths, type VisitQuestion } from '@aurelio/contracts/visits'
import { invalidField } from '../../../platform/http/failures.ts'
import { chosenSpans, type Days, monthsIn, type Told, toldSpans } from './spans.ts'

/** The time that is asked about. */
export type Chosen = Pick<VisitQuestion, 'period' | 'from' | 'to' | 'againstFrom' | 'againstTo'>

/** The spans of a question, or a refusal that names the field at fault. */
export function spansAsked(asked: Chosen, zone: string, at: Date): Told {
  const chosen = daysAsked(asked.from, asked.to, ['from', 'to'])
  const against = daysAsked(asked.againstFrom, asked.againstTo, ['againstFrom', 'againstTo'])
  if (chosen) return chosenSpans(chosen, against, zone, at)
  if (against) throw invalidField('from', 'REQUIRED')
  return toldSpans(asked.period, zone, at)
}

function daysAsked(
  from: string | undefined,
  to: string | undefined,
  [first, last]: readonly [keyof Chosen, keyof Chosen],
): Days | null {
  if (from === undefined && to === undefined) return null
  if (from === undefined) throw invalidField(first, 'REQUIRED')
  if (to === undefined) throw invalidField(last, 'REQUIRED')
  if (to < from) throw invalidField(last, 'ENDS_BEFORE_START')
  if (monthsIn({ from, to }) > mostVisitMonths) throw invalidField(last, 'LASTS_TOO_LONG')
  return { from, to }
}
