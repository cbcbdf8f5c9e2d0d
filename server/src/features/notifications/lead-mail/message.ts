import { addresses } from '@aurelio/contracts/addresses'
import { leadSchema } from '@aurelio/contracts/leads'
import type { Mailing, Message } from '../../../platform/mail/message.ts'
import { leadMailWords } from './words.ts'

/** A mail stays short; the rest stands in the product. */
const mostListed = 20
const longestLine = 300

type Parts = {
  baseUrl: string
  /** In which language the page's workspace writes, and in whose name. */
  mailing: Mailing
  to: { name: string; email: string }
  /** In the order they came; `fields` is JSON. At least one. */
  leads: readonly { pageName: string; createdAt: string; fields: string }[]
}

/** Tells of the leads of one page, with the way to hear no more of them. */
export function leadMessage({ baseUrl, mailing, to, leads }: Parts): Message {
  const words = leadMailWords[mailing.language]
  const pageName = leads.at(-1)?.pageName ?? ''
  const lines = leads.slice(0, mostListed).map(({ fields }) => lineOf(fields) || words.nothing)
  const more = leads.length - lines.length
  return {
    ...mailing,
    to: to.email,
    subject: words.subject(pageName, leads.length),
    text: [
      words.hello(to.name),
      words.filled(pageName, leads.length),
      ...lines,
      ...(more > 0 ? [words.more(more)] : []),
      words.why(`${baseUrl}${addresses.profileTab('preferences')}`),
    ],
    action: { label: words.open, url: `${baseUrl}${addresses.leads}` },
  }
}

function lineOf(fields: string): string {
  const stored: unknown = JSON.parse(fields)
  const text = leadSchema.shape.fields
    .parse(stored)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ')
  return text.length > longestLine ? `${text.slice(0, longestLine)}…` : text
}
