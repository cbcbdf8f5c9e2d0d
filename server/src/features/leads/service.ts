import type { SpamReason } from '@aurelio/contracts/leads'
import type { StoredDocument } from '@aurelio/page/document'
import type { Database } from '../../platform/database/database.ts'
import { type Outage, outageOf } from '../../platform/database/errors.ts'
import { batched } from '../../platform/database/batch.ts'
import type { Emit } from '../../platform/events/events.ts'
import type { RateLimits } from '../../platform/http/rate-limits.ts'
import type { Quotas } from '../../platform/quotas.ts'
import type { Log } from '../../platform/log/log.ts'
import type { LeadFiles, SentFile } from './files/service.ts'
import { factsOf, type FormFacts } from './form-facts.ts'
import { type Entered, formOf, validate, type Validated, workAnswer } from './validate.ts'
import { disposableDomains } from './spam/disposable-domains.ts'
import { repetitions, type Trace } from './spam/repeated.ts'
import { leadReceived } from './lead-received.ts'
import { leadStore, type NewLead } from './store.ts'
import type { Visit } from './visit.ts'

const perAddress = { limit: 30, windowSeconds: 10 * 60 }

/** The published page that a lead comes from. */
export type LeadPage = {
  workspaceId: string
  pageId: string
  publicationId: string
  address: { page: string }
  language: string
  document: StoredDocument
  /** What its forms are checked against, where the page itself does not hold them. */
  forms?: StoredDocument
  /** What it is called where it is no page of the builder: the page of a film. */
  standsAs?: string
  /** What follows in the same transaction, where something else is made of its leads; says where the person goes next. */
  taken?: (lead: NewLead) => Promise<string>
}

export type Submission = {
  page: LeadPage
  address: string
  /** What was sent, by field name. */
  entered: Entered
  files: readonly SentFile[]
  visit: Visit
}

/** What follows for the person. */
type Next = Pick<FormFacts, 'leadsTo' | 'download'>

export type Outcome =
  | ({ kind: 'accepted'; id: string; formId: string; fileIds: readonly string[]; isSpam: boolean } & Next)
  | (Extract<Validated, { kind: 'refused' | 'step' }> & { formId: string })
  | { kind: 'unknown-form' }
  | { kind: 'not-published' }
  | { kind: 'too-many'; seconds: number; formId: string; values: Record<string, string> }
  /** The workspace has had its leads of the day. */
  | { kind: 'full'; formId: string; values: Record<string, string> }
  | { kind: 'outage'; outage: Outage; formId: string; values: Record<string, string> }

type Writing = Next & {
  lead: NewLead
  fileIds: readonly string[]
  /** Of the form where it stands. */
  formId: string
  /** Id of what it stands on. */
  standsOn: string
  address: string
  values: Record<string, string>
  trace: Trace
  /** Whether the form has a mail for who filled it in. */
  replies: boolean
  taken: LeadPage['taken']
}

type Parts = {
  database: Database
  limits: RateLimits
  quotas: Quotas
  emit: Emit
  log: Log
  files: Pick<LeadFiles, 'attach' | 'discard'>
}

/** Takes leads of published pages. */
export function leadService({ database, limits, quotas, emit, log, files }: Parts) {
  const store = leadStore(database)
  const repeatedBefore = repetitions(limits)

  const write = batched((items: readonly Writing[]) =>
    database.inTransaction(async () => {
      const senders = items.map(({ standsOn, address }) => [standsOn, address])
      const waits = await limits.hitAll('lead', senders, perAddress)
      const taken = items.filter((_, index) => waits[index] === 0)
      const repeated = await repeatedBefore(taken.map(({ trace }) => trace))
      const allowed = taken.map((item, index) => ({ ...item, lead: keptApart(item.lead, repeated[index]) }))
      const places = await store.insert(allowed.map(({ lead }) => lead))
      for (const { lead, fileIds } of allowed) {
        const place = places.get(lead.id)
        if (place && fileIds.length > 0) await files.attach(fileIds, lead.id, place.workspaceId)
      }
      const led = new Map<string, string>()
      for (const { lead, taken: follows } of allowed)
        if (follows && places.has(lead.id)) led.set(lead.id, await follows(lead))
      const received = allowed.flatMap(({ lead, replies }) => {
        const place = places.get(lead.id)
        return place && lead.spam === 0 ? [leadReceived(lead, place, replies)] : []
      })
      if (received.length > 0) await emit(...received)
      const spam = new Set(allowed.flatMap(({ lead }) => (lead.spam === 1 ? [lead.id] : [])))
      return items.map(({ lead: { id }, formId, fileIds, leadsTo, download, values }, index): Outcome => {
        const seconds = waits[index] ?? 0
        if (seconds > 0) return { kind: 'too-many', seconds, formId, values }
        return places.has(id)
          ? {
              kind: 'accepted',
              id,
              formId,
              leadsTo: led.get(id) ?? leadsTo,
              download,
              fileIds,
              isSpam: spam.has(id),
            }
          : { kind: 'not-published' }
      })
    }),
  )

  async function take({ page, address, entered, files: sent, visit }: Submission): Promise<Outcome> {
    const form = formOf((page.forms ?? page.document).read().document, entered.get('formId')?.at(-1))
    if (!form) return { kind: 'unknown-form' }
    const { pageId, publicationId, language, address: stands, standsAs, workspaceId } = page
    const facts = factsOf(form.props)
    const { fields, leadsTo, download, replies } = facts
    const judged = validate(
      {
        ...facts,
        ...(standsAs === undefined
          ? { pageId, place: null }
          : { pageId: null, place: { workspaceId, thingId: pageId, name: standsAs } }),
        publicationId,
        language,
        address: stands.page,
        formId: form.symbol ?? form.id,
        visit,
      },
      entered,
      sent.filter(({ field }) => fields.some(({ name, type }) => type === 'file' && name === field)),
      await disposableDomains(),
    )
    const outage = sent.find((file) => file.outage)?.outage
    if (outage) return { kind: 'outage', outage, formId: form.id, values: judged.values }
    if (judged.kind !== 'fits') return { ...judged, formId: form.id }
    const { lead, fileIds, values } = judged
    const trace = traceOf(pageId, lead, visit, facts.asksForWork ? workAnswer(entered) : '')
    try {
      if (!(await quotas.takesLead(page.workspaceId))) return { kind: 'full', formId: form.id, values }
      return await write({
        lead,
        fileIds,
        formId: form.id,
        standsOn: pageId,
        address,
        leadsTo,
        download,
        values,
        trace,
        replies,
        taken: page.taken,
      })
    } catch (error) {
      const fault = outageOf(error)
      if (!fault) throw error
      log.warn({ error, outage: fault }, 'An outage')
      return { kind: 'outage', outage: fault, formId: form.id, values }
    }
  }

  return {
    /** Checks a submission against the published form and stores it. `accepted` means: committed. */
    async submit(submission: Submission): Promise<Outcome> {
      const outcome = await take(submission)
      // What cannot be kept cannot be removed either: the sweep does so later.
      if (outcome.kind === 'outage') return outcome
      const kept = outcome.kind === 'accepted' ? outcome.fileIds : []
      const others = submission.files.filter(({ id }) => !kept.includes(id))
      if (others.length > 0) await files.discard(others.map(({ id }) => id))
      return outcome
    },
  }
}

function traceOf(standsOn: string, lead: NewLead, { claims, token }: Visit, answer: string): Trace {
  const isNamed = lead.emailKey !== null || lead.phoneKey !== null
  return {
    same: isNamed && claims ? [standsOn, lead.formId, token, lead.fields] : null,
    work: answer === '' ? null : [token, answer],
  }
}

function keptApart(lead: NewLead, reason: SpamReason | null = null): NewLead {
  return reason === null || lead.spam === 1 ? lead : { ...lead, spam: 1, spamReason: reason }
}
