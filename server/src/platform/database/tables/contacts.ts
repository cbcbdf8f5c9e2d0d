import type { Generated, Selectable } from 'kysely'

/** Those who wrote, and what they agreed to. */
export type ContactTables = {
  contact: ContactTable
  contactPhone: ContactPhoneRow
  consentWording: ConsentWordingRow
  contactConsent: ContactConsentRow
}

/** Why contacts are shown as one person: they gave the same phone, or the team said so. */
export type JoinReason = 'phone' | 'team'
/** Why nobody writes to somebody any more. */
export type SuppressionReason = 'bounced' | 'complained' | 'asked'

/** One mail is one contact; who gave none is known by the phone. */
type ContactTable = {
  id: string
  workspaceId: string
  /** In small letters; once in a workspace. */
  mail: string | null
  /** The digits of who gave a phone alone; once in a workspace among those without a mail. */
  phone: string | null
  createdAt: string
  /** The same for contacts that are one person; null for one that stands alone. */
  mergeId: Generated<string | null>
  joinedBy: Generated<JoinReason | null>
  /** 1 once somebody took it out of a person: from then on the team alone joins it. */
  isApart: Generated<0 | 1>
  suppressedAt: Generated<string | null>
  suppressedFor: Generated<SuppressionReason | null>
}
export type ContactRow = Selectable<ContactTable>

/** Every phone that a contact gave. */
export type ContactPhoneRow = { workspaceId: string; phone: string; contactId: string }

/** A text that people of a workspace agreed to; a changed word is another version. */
export type ConsentWordingRow = {
  id: string
  workspaceId: string
  /** SHA-256 of the text. */
  digest: string
  text: string
  /** The how manieth text of the workspace it is. */
  version: number
  createdAt: string
}

/** That somebody agreed to it: the first time, and the last. */
export type ContactConsentRow = {
  contactId: string
  wordingId: string
  firstAt: string
  lastAt: string
}
