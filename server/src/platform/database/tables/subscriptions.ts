import type { Generated, Selectable } from 'kysely'
import type { StepTableRow } from './steps.ts'

/** Who is written to, with their permission, and what they are sent. */
export type SubscriptionTables = {
  subscriberList: SubscriberListRow
  subscriber: SubscriberTable
  subscription: SubscriptionTable
  suppression: SuppressionRow
  segment: SegmentRow
  letter: LetterRow
  letterOperation: StepTableRow
  letterRecipient: LetterRecipientTable
  letterPace: { workspaceId: string; what: string; hour: string; sent: number }
  sendingSetting: { workspaceId: string; perDomainHour: number; warmUpFrom: string | null }
  letterLink: LetterLinkRow
  sequence: SequenceRow
  sequenceVersion: SequenceVersionRow
  sequencePerson: SequencePersonTable
  sequenceLetter: SequenceLetterRow
  subscriberLabel: { subscriberId: string; label: string }
}

export type SubscriberListRow = { id: string; workspaceId: string; name: string; createdAt: string }

type SubscriberTable = {
  id: string
  workspaceId: string
  /** In small letters; once in a workspace. */
  email: string
  name: string
  /** Address and name as they are searched. */
  search: string
  createdAt: string
  /** How often they want to be written to: by each letter, or by one a week or a month. */
  pace: Generated<'each' | 'week' | 'month'>
  /** Of who wants fewer: when the last one went, and which it was; '' where nobody has had their turn. */
  turnAt: Generated<string | null>
  turnBy: Generated<string>
  /** The IANA time zone in which they live; '' where nobody has said it, then that of the workspace holds. */
  zone: Generated<string>
  /** What they read; '' where nobody has said it, then that of the workspace holds. */
  language: Generated<string>
}
export type SubscriberRow = Selectable<SubscriberTable>
export type NewSubscriberRow = Pick<
  SubscriberRow,
  'id' | 'workspaceId' | 'email' | 'name' | 'search' | 'createdAt' | 'zone' | 'language'
>

type SubscriptionTable = {
  listId: string
  subscriberId: string
  state: 'pending' | 'confirmed' | 'left'
  source: 'form' | 'import' | 'team' | 'api'
  /** What they agreed to, in the words that they read. */
  text: string
  textHash: string
  pageId: string | null
  /** What was added in one go, to be undone. */
  batchId: string | null
  askedAt: string
  confirmedAt: string | null
  leftAt: string | null
  /** What asked for it that is no page: the name of a quiz, and which version of it; '' and null for none. */
  askedIn: Generated<string>
  askedVersion: Generated<number | null>
  /** Of the page of its signed proof, once there is one. */
  proofToken: Generated<string | null>
}
export type SubscriptionRow = Selectable<SubscriptionTable>
export type NewSubscriptionRow = Omit<SubscriptionRow, 'proofToken' | 'askedIn' | 'askedVersion'> &
  Partial<Pick<SubscriptionRow, 'askedIn' | 'askedVersion'>>

/** An address that is never written to again; it outlives whoever it was of. */
export type SuppressionRow = {
  workspaceId: string
  /** SHA-256 of the address. */
  hash: string
  reason: 'bounced' | 'complained' | 'erased' | 'asked'
  at: string
}

export type SegmentRow = {
  id: string
  workspaceId: string
  name: string
  /** JSON: which people it means (`segmentRulesSchema`). */
  rules: string
  createdAt: string
}

export type LetterRow = {
  id: string
  workspaceId: string
  listId: string | null
  /** Of the list, only those of this segment. It stays where the segment goes: nobody gets what was not for them. */
  segmentId: string | null
  subject: string
  preview: string
  /** JSON: a stored page. */
  document: string
  /** Its place in the order of what is done to it: grows by one with each step, and with each save. */
  number: number
  state: 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'stopped'
  createdAt: string
  sendAt: string | null
  finishedAt: string | null
  /** How many left by a link in it. */
  unsubscribed: number
  /** At most so many an hour; 0 for as fast as it goes. */
  perHour: number
  /** JSON: with which second subject it is tried (`letterTrialSchema`). */
  trial: string | null
  trialEndsAt: string | null
  /** JSON: which subject the rest gets, and why (`trialChoiceSchema`). */
  chosen: string | null
  /** JSON: at which hour of each reader's own clock it goes out (`localTimeSchema`); null for one moment for all. */
  localTime: string | null
}

/**
 * A letter to one person. `doubt`: the process ended while it was handed over, so nobody knows; it is not sent twice. `held`: they
 * want fewer, and had one already.
 */
type LetterRecipientTable = {
  letterId: string
  subscriberId: string
  state: 'waiting' | 'sending' | 'sent' | 'bounced' | 'failed' | 'skipped' | 'held' | 'doubt'
  tries: number
  nextAt: string
  /** What the mail server said. */
  answer: string
  /** The subject that they try; '' for the rest, and where there is but one. */
  variant: Generated<'' | 'a' | 'b'>
  /** 1 for who called it unwanted. */
  complained: Generated<0 | 1>
  /** When it went; null where it has not, or went before this was kept. */
  sentAt: Generated<string | null>
}
export type LetterRecipientRow = Selectable<LetterRecipientTable>

export type LetterLinkRow = {
  letterId: string
  position: number
  address: string
  clicks: number
  /** Those of them by the second subject that was tried. */
  secondClicks: number
}

export type SequenceRow = {
  id: string
  workspaceId: string
  listId: string | null
  name: string
  state: 'draft' | 'running' | 'paused'
  /** The version that people enter now. */
  number: number
  createdAt: string
}

/** What a sequence was when it was saved; never changed while somebody is inside. */
export type SequenceVersionRow = {
  sequenceId: string
  number: number
  /** JSON: its graph and its rules; a list of steps where an older version of the product saved it. */
  steps: string
  createdAt: string
}

/** Where somebody stands in a sequence: at a step, which is done when its moment has come. */
type SequencePersonTable = {
  sequenceId: string
  subscriberId: string
  number: number
  /** How many steps they have done. */
  position: number
  /** '' at the end. */
  stepId: string
  state: 'waiting' | 'sending' | 'finished' | 'reached' | 'left'
  dueAt: string
  /** Until when they wait at a step that waits; null before it has begun. */
  deadline: Generated<string | null>
  enteredAt: string
  sent: number
  tries: number
  /** Letters that were being handed over when the process ended. */
  doubt: Generated<number>
  /** 1 while the letter at which they stand waits for its turn, since they want fewer. */
  held: Generated<0 | 1>
  /** When they were done with it; null while they are inside, and where it was before this was kept. */
  endedAt: Generated<string | null>
}
/** A letter of a sequence that somebody was sent. */
export type SequenceLetterRow = { subscriberId: string; sequenceId: string; at: string; subject: string }
export type SequencePersonRow = Selectable<SequencePersonTable>
