import type { LeadEntryKind, LeadState } from '@aurelio/contracts/leads'
import type { Generated, Selectable } from 'kysely'

/** Leads and what the team keeps with them. */
export type LeadTables = {
  lead: LeadTable
  leadEntry: LeadEntryRow
  leadFile: LeadFileRow
  leadMail: LeadMailRow
}

type LeadTable = {
  id: string
  workspaceId: string
  pageId: string | null
  pageName: string
  formId: string
  /** 1 while it is kept apart. */
  spam: 0 | 1
  /** Why it is, by a code of the contract. */
  spamReason: string | null
  createdAt: string
  /** `[{ name, label, value }]` */
  fields: string
  /** What it was before it was kept apart, where it is. */
  state: Generated<Exclude<LeadState, 'spam'>>
  /** One more with each change. */
  version: Generated<number>
  name: Generated<string>
  email: Generated<string>
  phone: Generated<string>
  /** The same for the same person, however they wrote it. */
  emailKey: string | null
  phoneKey: string | null
  /** What was sent, as it is looked for. */
  search: Generated<string>
  /** The same of what the team keeps with it, which nobody else looks into. */
  teamSearch: Generated<string>
  assigneeId: string | null
  valueCents: number | null
  /** JSON: what they agreed to, and on which page (`leadProofSchema`). */
  proof: Generated<string>
  /** JSON: a list of texts. */
  labels: Generated<string>
}

export type LeadRow = Selectable<LeadTable>

export type LeadEntryRow = {
  id: string
  workspaceId: string
  leadId: string
  kind: LeadEntryKind
  authorId: string | null
  text: string
  /** The thing it is about, where it is about one. */
  subjectId: string | null
  at: string
}

/** A file that came with a lead; its bytes lie in the file store, by its id. */
export type LeadFileRow = {
  id: string
  workspaceId: string | null
  /** Null while it is being sent, and once its lead is gone. */
  leadId: string | null
  name: string
  size: number
  createdAt: string
}

export type LeadMailRow = {
  pageId: string
  workspaceId: string
  /** 1 while there are leads that no mail has told of. */
  pending: 0 | 1
  /** The moment of the last lead that was told of. */
  listedUntil: string
  /** No mail before this. */
  nextAt: string
}
