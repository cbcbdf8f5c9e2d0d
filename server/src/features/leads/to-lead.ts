import {
  attributionSchema,
  type Lead,
  type LeadHistory,
  leadProofSchema,
  leadSchema,
  type LeadState,
  ruleDeedSchema,
} from '@aurelio/contracts/leads'
import type { Scope } from '../../platform/access/scope.ts'
import { z } from 'zod'
import type { LeadEntryRow, LeadRow } from '../../platform/database/tables/leads.ts'

/** A row with the name of who has it. */
export type Shown = LeadRow & { assigneeName: string | null }

/** A row as people see it: what the team keeps with it is the team's own. */
export function toLead(row: Shown, { sharedWith }: Scope): Lead {
  const { assigneeId, assigneeName } = row
  const assignee =
    assigneeId !== null && assigneeName !== null ? { id: assigneeId, name: assigneeName } : null
  const lead = { ...row, ...sentWith(row), state: stateOf(row), fields: enteredIn(row) }
  const kept =
    sharedWith === null
      ? { assignee, labels: labelsIn(row) }
      : { assignee: null, labels: [], valueCents: null }
  return leadSchema.parse({ ...lead, ...kept })
}

/** One of the times that a person sent a form. */
export function toSubmission(
  row: Pick<LeadRow, 'id' | 'createdAt' | 'pageName' | 'fields' | 'contactId'> & SentRow,
  /** Whether several contacts are its person. */
  isJoined: boolean,
) {
  const { id, createdAt: at, pageName } = row
  const isMerged = isJoined && row.contactId !== null
  return { kind: 'submission' as const, id, at, pageName, isMerged, fields: enteredIn(row), ...sentWith(row) }
}

const ruleRunSchema = z.object({ name: z.string(), done: z.array(ruleDeedSchema) })
type EntryRow = Pick<LeadEntryRow, 'id' | 'kind' | 'text' | 'subjectId' | 'at'> & { author: string | null }

/** What the team did, or a rule by itself. */
export function toEntry({ kind, ...entry }: EntryRow): LeadHistory[number] {
  if (kind !== 'rule') return { ...entry, kind }
  return { kind, id: entry.id, at: entry.at, ...ruleIn(entry.text) }
}

/** What a rule is called and did, by the text of its entry. */
export function ruleIn(text: string) {
  return ruleRunSchema.parse(JSON.parse(text))
}

/** The tasks that a rule made, by the text of its entry. */
export function plannedIn(text: string): string[] {
  return ruleIn(text).done.flatMap(({ what, id }) => (what === 'task' && id ? [id] : []))
}

type SentRow = Pick<LeadRow, 'proof' | 'attribution'>

/** What came with a form beside its fields; null for what came otherwise. */
function sentWith({ proof, attribution }: SentRow) {
  return {
    // What came otherwise has an empty one.
    proof: leadProofSchema.nullable().catch(null).parse(JSON.parse(proof)),
    attribution: attribution === '' ? null : attributionSchema.parse(JSON.parse(attribution)),
  }
}

/** The texts that they agreed to. */
export function consentsIn({ proof }: Pick<LeadRow, 'proof'>): string[] {
  return leadProofSchema.safeParse(JSON.parse(proof)).data?.consents.map(({ text }) => text) ?? []
}

/** The lists of letters that they asked for, with the words beside each box. */
export function listsIn({ proof }: Pick<LeadRow, 'proof'>): {
  listId: string
  text: string
  publicationId: string
  zone: string
  language: string
}[] {
  const given = leadProofSchema.safeParse(JSON.parse(proof)).data
  return (given?.consents ?? []).flatMap(({ text, list: listId }) =>
    listId === undefined
      ? []
      : [
          {
            listId,
            text,
            publicationId: given?.publicationId ?? '',
            zone: given?.zone ?? '',
            language: given?.language ?? '',
          },
        ],
  )
}

export function stateOf({ spam, state }: Pick<LeadRow, 'spam' | 'state'>): LeadState {
  return spam === 1 ? 'spam' : state
}

/** What the person entered. */
export function enteredIn({ fields }: Pick<LeadRow, 'fields'>): Lead['fields'] {
  return leadSchema.shape.fields.parse(JSON.parse(fields))
}

export function labelsIn({ labels }: Pick<LeadRow, 'labels'>): string[] {
  return leadSchema.shape.labels.parse(JSON.parse(labels))
}
