import type { SpamReason } from '@aurelio/contracts/leads'
import type { FormField } from '@aurelio/page'
import type { IsDisposable } from './disposable-domains.ts'

/** More addresses than a person writes into the texts of a form. */
const mostLinks = 3

/** Nobody reads a form and fills it in within this, in seconds. */
const leastSeconds = 2

/** How a submission came. */
export type Manner = {
  /** What the field that no person sees holds. */
  trap: string
  /** Since the page was shown; null where its token does not say. */
  seconds: number | null
  /** Whether a browser led somebody there: one that fills in a form by itself is as fast as a robot. */
  isBrowser: boolean
  /** Whether its browser did the work that the form asks for; null where it asks for none. */
  isWorked: boolean | null
}

/** Why a submission looks like a robot's; null where it does not. */
export function spamReasonOf(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
  { trap, seconds, isBrowser, isWorked }: Manner,
  isDisposable: IsDisposable,
): SpamReason | null {
  if (trap !== '') return 'trap'
  const texts = fields.flatMap(({ name, type }) =>
    type === 'url' || type === 'hidden' ? [] : (values[name] ?? ''),
  )
  const links = texts.join('\n').match(/https?:\/\/|\bwww\./gi) ?? []
  if (links.length > mostLinks) return 'links'
  const mails = fields.flatMap(({ name, type }) => (type === 'email' ? (values[name] ?? '') : []))
  if (mails.some(isDisposable)) return 'disposable'
  if (seconds !== null && seconds < leastSeconds && !isBrowser) return 'fast'
  return isWorked === false ? 'work' : null
}
