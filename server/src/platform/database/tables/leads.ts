import type { RetentionDeed } from '@aurelio/contracts/lead-retention'
import type { RuleTrigger } from '@aurelio/contracts/lead-rules'
import type { LeadEntryKind, LeadState } from '@aurelio/contracts/leads'
import type { Generated, Selectable } from 'kysely'
import type { SavedViewRow } from './views.ts'

/** Leads and what the team keeps with them. */
export type LeadTables = {
  lead: LeadTable
  leadEntry: LeadEntryRow
  leadFile: LeadFileRow
  formFile: FormFileRow
  leadMail: LeadMailRow
  leadView: SavedViewRow
  leadRule: LeadRuleRow
  leadErasure: LeadErasureRow
  leadRetention: LeadRetentionRow
  leadTally: LeadTallyRow
  leadPhrase: LeadPhraseRow
  leadReindex: LeadReindexRow
  /** Every label that the team has given. */
  leadLabel: { workspaceId: string; name: string }
}

type LeadTable = {
  id: string
  workspaceId: string
  pageId: string | null
  /** The quiz, contest or film by which it came; null where it came by a page, or before this was kept. */
  thingId: Generated<string | null>
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
  /** The contact who wrote it; null where it names nobody, and while it waits for its number in the index. */
  contactId: Generated<string | null>
  /** JSON: what they agreed to, and on which page (`leadProofSchema`). */
  proof: Generated<string>
  /** JSON: what led them there (`attributionSchema`); '' where nothing says it. */
  attribution: Generated<string>
  /** The campaign of the link by which it came, as `campaignKey` has it. */
  campaign: Generated<string | null>
  /** JSON: a list of texts. */
  labels: Generated<string>
  /** Its number in the index that it is found by; null while it waits for one. */
  seq: Generated<number | null>
  /** Who it is from, as it is sorted by; '' while it waits. */
  nameKey: Generated<string>
  /** Since when it can only be restored. */
  deletedAt: Generated<string | null>
  /** The file that it came in, where it is no form's. */
  importId: Generated<string | null>
}

export type LeadRow = Selectable<LeadTable>

/** A text that many leads share, by which all of them are found. */
export type LeadPhraseRow = {
  workspaceId: string
  /** What a page was called when a lead came from it, or what somebody agreed to. */
  kind: 'page' | 'consent'
  digest: string
  text: string
  /** As it is looked for. */
  search: string
}

/** How far the leads are that an older version indexed; no row where all of them are known whole. */
export type LeadReindexRow = { id: number; done: number; last: number }

/** What is counted of leads that have a number, by the month in UTC; several rows of one may have to be added up. */
export type LeadTallyRow = {
  workspaceId: string
  kind: 'page' | 'person'
  /** As 2026-11. */
  month: string
  /** The page, '' for none, or who looks after them. */
  subjectId: string
  leads: number
  /** Those that are new or contacted. */
  openLeads: number
  wonLeads: number
  wonCents: number
}

export type LeadEntryRow = {
  id: string
  workspaceId: string
  leadId: string
  kind: LeadEntryKind
  authorId: string | null
  text: string
  /** The thing it is about, where it is about one. The text of a rule is JSON: its name and what it did. */
  subjectId: string | null
  at: string
}

/** A file that came with a lead; its bytes lie in the file store, by its id. */
export type LeadFileRow = {
  id: string
  workspaceId: string | null
  /** Null while it is being sent, and once its lead is gone. */
  leadId: string | null
  /** The attempt at a quiz that it answers a question of, until that makes a lead. */
  attemptId: string | null
  name: string
  size: number
  createdAt: string
}

/** A file that forms give; its bytes lie in the file store, by its id. */
export type FormFileRow = {
  id: string
  workspaceId: string
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

/** What is done by itself with leads. */
export type LeadRuleRow = {
  id: string
  workspaceId: string
  name: string
  isActive: 0 | 1
  trigger: RuleTrigger
  /** JSON: lists, as the contract has them. */
  conditions: string
  actions: string
  createdAt: string
}

/** That everything of one person was deleted. */
export type LeadErasureRow = {
  id: string
  workspaceId: string
  at: string
  /** JSON, signed; it names nobody. */
  record: string
}

/** How long a workspace keeps its leads; no row: as long as it likes. */
export type LeadRetentionRow = {
  workspaceId: string
  months: number
  deed: RetentionDeed
  /** When the team was last told that some go. */
  toldAt: string | null
  /** They had come in before this moment. */
  toldUntil: string | null
}
