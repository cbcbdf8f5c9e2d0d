/** Who is written to, with their permission, and what they are sent. */
export type SubscriptionTables = {
  subscriberList: SubscriberListRow
  subscriber: SubscriberRow
  subscription: SubscriptionRow
  suppression: SuppressionRow
  letter: LetterRow
  letterRecipient: LetterRecipientRow
  letterLink: LetterLinkRow
  sequence: SequenceRow
  sequenceVersion: SequenceVersionRow
  sequencePerson: SequencePersonRow
}

export type SubscriberListRow = { id: string; workspaceId: string; name: string; createdAt: string }

export type SubscriberRow = {
  id: string
  workspaceId: string
  /** In small letters; once in a workspace. */
  email: string
  name: string
  /** Address and name as they are searched. */
  search: string
  createdAt: string
}

export type SubscriptionRow = {
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
}

/** An address that is never written to again; it outlives whoever it was of. */
export type SuppressionRow = {
  workspaceId: string
  /** SHA-256 of the address. */
  hash: string
  reason: 'bounced' | 'complained' | 'erased' | 'asked'
  at: string
}

export type LetterRow = {
  id: string
  workspaceId: string
  listId: string | null
  subject: string
  preview: string
  /** JSON: a stored page. */
  document: string
  /** Grows by one with each save. */
  number: number
  state: 'draft' | 'scheduled' | 'sending' | 'paused' | 'sent' | 'stopped'
  createdAt: string
  sendAt: string | null
  finishedAt: string | null
  /** How many left by a link in it. */
  unsubscribed: number
}

/** A letter to one person. `doubt`: the process ended while it was handed over, so nobody knows; it is not sent twice. */
export type LetterRecipientRow = {
  letterId: string
  subscriberId: string
  state: 'waiting' | 'sending' | 'sent' | 'bounced' | 'failed' | 'skipped' | 'doubt'
  tries: number
  nextAt: string
  /** What the mail server said. */
  answer: string
}

export type LetterLinkRow = { letterId: string; position: number; address: string; clicks: number }

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
  /** JSON: its steps. */
  steps: string
  createdAt: string
}

/** Where somebody stands in a sequence: at the step that is done next, when its moment has come. */
export type SequencePersonRow = {
  sequenceId: string
  subscriberId: string
  number: number
  position: number
  stepId: string
  state: 'waiting' | 'sending' | 'finished' | 'reached' | 'left'
  dueAt: string
  enteredAt: string
  sent: number
  tries: number
}
