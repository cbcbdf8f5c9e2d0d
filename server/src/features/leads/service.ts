import { randomUUID } from 'node:crypto'
import type { EventOf } from '@aurelio/contracts/events'
import { formFields, validateSubmission } from '@aurelio/page'
import { isHidden, type PageDocument, type StoredDocument } from '@aurelio/page/document'
import type { Database } from '../../platform/database/database.ts'
import { gather } from '../../platform/database/gather.ts'
import { searchable } from '../../platform/database/search-text.ts'
import type { Emit } from '../../platform/events/events.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import { leadReceived } from './lead-received.ts'
import { keysOf, personIn } from './person.ts'
import { leadStore, type NewLead } from './store.ts'

/** Hidden from people; a robot that fills in every field gives itself away. */
export const honeypot = 'website'
const perAddress = { limit: 30, windowSeconds: 10 * 60 }

/** The published page that a lead comes from. */
export type LeadPage = { pageId: string; document: StoredDocument }

export type Submission = {
  page: LeadPage
  address: string
  /** What was sent, by field name. */
  entered: ReadonlyMap<string, string>
}

export type Outcome =
  | { kind: 'accepted'; id: string; formId: string }
  | { kind: 'refused'; formId: string; values: Record<string, string>; errors: Record<string, string> }
  | { kind: 'unknown-form' }
  | { kind: 'not-published' }
  | { kind: 'too-many'; seconds: number }

const notPublished: Outcome = { kind: 'not-published' }

type Writing = { lead: NewLead; address: string }
type LeadEvent = EventOf<'lead.received'>

type Parts = { database: Database; limits: RateLimits; emit: Emit }

/** Takes leads of published pages. */
export function leadService({ database, limits, emit }: Parts) {
  const store = leadStore(database)

  const write = gather((items: readonly Writing[]) =>
    database.inTransaction(async () => {
      const outcomes = new Map<Writing, Outcome>()
      // In one order everywhere: two processes that lock the same counters must not wait for each other.
      const ordered = items.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
      const received: LeadEvent[] = []
      for (const item of ordered) outcomes.set(item, await writeOne(item, received))
      if (received.length > 0) await emit(...received)
      return items.map((item) => outcomes.get(item) ?? notPublished)
    }),
  )

  async function writeOne({ lead, address }: Writing, received: LeadEvent[]): Promise<Outcome> {
    const seconds = await limits.hit('lead', [lead.pageId, address], perAddress)
    if (seconds > 0) return { kind: 'too-many', seconds }
    const { id, formId, spam } = lead
    const place = await store.insert(lead)
    if (!place) return notPublished
    if (spam === 0) received.push(leadReceived(lead, place))
    return { kind: 'accepted', id, formId }
  }

  return {
    /** Checks a submission against the published form and stores it. `accepted` means: committed. */
    async submit({ page, address, entered }: Submission): Promise<Outcome> {
      const form = formOf(page.document.read().document, entered.get('formId'))
      if (!form) return { kind: 'unknown-form' }
      const fields = formFields(form.props)
      const values = Object.fromEntries(fields.map(({ name }) => [name, clean(entered.get(name))]))
      const spam = clean(entered.get(honeypot)) === '' ? 0 : 1
      const checked = validateSubmission(fields, values)
      if ('errors' in checked && spam === 0)
        return { kind: 'refused', formId: form.id, values, errors: checked.errors }
      const kept = 'values' in checked ? checked.values : values
      const stored = fields.flatMap(({ name, label }) => {
        const value = kept[name] ?? ''
        return value === '' ? [] : [{ name, label, value }]
      })
      const person = personIn(fields, kept)
      const lead = {
        ...person,
        ...keysOf(person),
        id: randomUUID(),
        pageId: page.pageId,
        formId: form.id,
        spam,
        spamReason: spam === 1 ? 'trap' : null,
        createdAt: new Date().toISOString(),
        fields: JSON.stringify(stored),
        search: searchable(stored.map(({ value }) => value).join('\n')),
      } as const
      return write({ lead, address })
    },
  }
}

/** The form that was sent: the one named, or the page's only one. */
function formOf(document: PageDocument, formId: string | undefined) {
  const forms = Object.values(document.elements).filter(
    ({ id, type }) => type === 'form' && !isHidden(document, id),
  )
  if (formId !== undefined) return forms.find(({ id }) => id === formId)
  return forms.length === 1 ? forms[0] : undefined
}

function orderOf({ lead, address }: Writing) {
  return `${lead.pageId} ${address}`
}

/** Without NUL, which no database text holds. */
function clean(value: string | undefined) {
  return (value ?? '').replaceAll('\0', '')
}
