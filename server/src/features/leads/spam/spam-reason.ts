import type { SpamReason } from '@aurelio/contracts/leads'
import type { FormField } from '@aurelio/page'
import type { IsDisposable } from './disposable-domains.ts'

/** More addresses than a person writes into the texts of a form. */
const mostLinks = 3

/** Why a submission looks like a robot's; null where it does not. `trap`: what the field that no person sees holds. */
export function spamReasonOf(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
  trap: string,
  isDisposable: IsDisposable,
): SpamReason | null {
  if (trap !== '') return 'trap'
  const texts = fields.flatMap(({ name, type }) =>
    type === 'url' || type === 'hidden' ? [] : (values[name] ?? ''),
  )
  const links = texts.join('\n').match(/https?:\/\/|\bwww\./gi) ?? []
  if (links.length > mostLinks) return 'links'
  const mails = fields.flatMap(({ name, type }) => (type === 'email' ? (values[name] ?? '') : []))
  return mails.some(isDisposable) ? 'disposable' : null
}
