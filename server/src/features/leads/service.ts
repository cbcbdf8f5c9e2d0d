import { randomUUID } from 'node:crypto'
import { type FormField, formFields, nextAddress, validateSubmission } from '@aurelio/page'
import { isHidden, type PageDocument, type StoredDocument } from '@aurelio/page/document'
import type { Database } from '../../platform/database/database.ts'
import { type Outage, outageOf } from '../../platform/database/errors.ts'
import { gather } from '../../platform/database/gather.ts'
import { searchable } from '../../platform/database/search-text.ts'
import type { Emit } from '../../platform/events/events.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Log } from '../../platform/log/log.ts'
import { leadReceived } from './lead-received.ts'
import { keysOf, personIn } from './person.ts'
import { spamReasonOf } from './spam.ts'
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
  entered: Entered
}

/** All that was sent under a name, in its order. */
export type Entered = ReadonlyMap<string, readonly string[]>

export type Outcome =
  /** `leadsTo`: the address where the person goes next; '' for the confirmation on the page. */
  | { kind: 'accepted'; id: string; formId: string; leadsTo: string }
  | { kind: 'refused'; formId: string; values: Record<string, string>; errors: Record<string, string> }
  | { kind: 'unknown-form' }
  | { kind: 'not-published' }
  | { kind: 'too-many'; seconds: number; formId: string; values: Record<string, string> }
  | { kind: 'outage'; outage: Outage; formId: string; values: Record<string, string> }

type Writing = { lead: NewLead; address: string; leadsTo: string; values: Record<string, string> }

type Parts = { database: Database; limits: RateLimits; emit: Emit; log: Log }

/** Takes leads of published pages. */
export function leadService({ database, limits, emit, log }: Parts) {
  const store = leadStore(database)

  const write = gather((items: readonly Writing[]) =>
    database.inTransaction(async () => {
      const senders = items.map(({ lead, address }) => [lead.pageId, address])
      const waits = await limits.hitAll('lead', senders, perAddress)
      const allowed = items.flatMap(({ lead }, index) => (waits[index] === 0 ? [lead] : []))
      const places = await store.insert(allowed)
      const received = allowed.flatMap((lead) => {
        const place = places.get(lead.id)
        return place && lead.spam === 0 ? [leadReceived(lead, place)] : []
      })
      if (received.length > 0) await emit(...received)
      return items.map(({ lead: { id, formId }, leadsTo, values }, index): Outcome => {
        const seconds = waits[index] ?? 0
        if (seconds > 0) return { kind: 'too-many', seconds, formId, values }
        return places.has(id) ? { kind: 'accepted', id, formId, leadsTo } : { kind: 'not-published' }
      })
    }),
  )

  return {
    /** Checks a submission against the published form and stores it. `accepted` means: committed. */
    async submit({ page, address, entered }: Submission): Promise<Outcome> {
      const form = formOf(page.document.read().document, entered.get('formId')?.at(-1))
      if (!form) return { kind: 'unknown-form' }
      const fields = formFields(form.props)
      const values = Object.fromEntries(fields.map((field) => [field.name, valueOf(field, entered)]))
      const spamReason = spamReasonOf(fields, values, clean(entered.get(honeypot)?.at(-1)))
      const checked = validateSubmission(fields, values)
      if ('errors' in checked && spamReason !== 'trap')
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
        spam: spamReason === null ? 0 : 1,
        spamReason,
        createdAt: new Date().toISOString(),
        fields: JSON.stringify(stored),
        search: searchable(stored.map(({ value }) => value).join('\n')),
      } as const
      const leadsTo = nextAddress(form.props)
      return write({ lead, address, leadsTo, values }).catch((error: unknown): Outcome => {
        const outage = outageOf(error)
        if (!outage) throw error
        log.warn({ error, outage }, 'An outage')
        return { kind: 'outage', outage, formId: form.id, values }
      })
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

/** What somebody entered in a field; what a hidden one carries is the form's own, whatever was sent. */
function valueOf({ name, type, value }: FormField, entered: Entered): string {
  if (type === 'hidden') return value
  const values = entered.get(name) ?? []
  return clean(type === 'multiple' ? values.join('\n') : values.at(-1))
}

/** Without NUL, which no database text holds. */
function clean(value: string | undefined) {
  return (value ?? '').replaceAll('\0', '')
}
