/** Contests, who takes part, and who wins. */
export type ContestTables = {
  contest: ContestRow & {
    /** As it was frozen: `alias:points` a line. Of a large contest these are megabytes: it is read where it is needed alone. */
    list: string | null
  }
  contestRules: ContestRulesRow
  contestEntry: ContestEntryRow
  contestAction: ContestActionRow
  contestStep: ContestStepRow
  contestWinner: ContestWinnerRow
  contestMark: ContestMarkRow
}

export type ContestRow = {
  id: string
  workspaceId: string
  /** The last part of its public address; of all contests one has it. */
  address: string
  name: string
  state: 'draft' | 'open' | 'closed' | 'drawn'
  opensAt: string
  closesAt: string
  settings: string
  /** All entries, those that are confirmed, and those kept apart. */
  entries: number
  confirmed: number
  apart: number
  /** The secret number, sealed until it is revealed. */
  seed: string
  commitment: string
  proofToken: string | null
  /** SHA-256 of the list; null until it is frozen. */
  listHash: string | null
  /** Of drand: the round that was still to come when the list was frozen. */
  beaconRound: number | null
  beacon: string | null
  closedAt: string | null
  drawnAt: string | null
  createdAt: string
}

export type ContestRulesRow = {
  contestId: string
  version: number
  text: string
  hash: string
  createdAt: string
}

export type ContestEntryRow = {
  id: string
  contestId: string
  /** What stands for it in the list of the draw: drawn by chance, and says nothing of the person. */
  alias: string
  /** What brings those whom they invite. */
  code: string
  leadId: string | null
  name: string
  email: string
  search: string
  /** Mail and phone in one way of writing, each once a contest; null where another entry has it. */
  mailKey: string | null
  phoneKey: string | null
  /** A keyed hash of the network that it came from. */
  network: string
  source: string
  invitedBy: string | null
  /** Whether they asked for the letters of the contest's list. */
  joins: 0 | 1
  /** In which they read it; '' for that of the contest. */
  language: string
  /** Why it is not drawn; null where it is, once confirmed. */
  apart: string | null
  points: number
  createdAt: string
  confirmedAt: string | null
  /** What they sent in beside their entry: a text, or the key of a picture; shown once somebody has looked at it. */
  workText: string
  workKey: string | null
  workState: 'none' | 'waiting' | 'shown' | 'hidden'
}

/** What a point is for, each once: `of` is the invited entry, and '' for what can be done once. */
export type ContestActionRow = { entryId: string; kind: string; of: string; counts: 0 | 1; at: string }

/** What happened to a contest. What is not public is the record of what was decided about entries. */
export type ContestStepRow = {
  id: string
  contestId: string
  at: string
  what: string
  alias: string | null
  actorId: string | null
  isPublic: 0 | 1
  detail: string
}

export type ContestWinnerRow = {
  contestId: string
  /** From 1, in the order in which they were drawn. */
  position: number
  alias: string
  /** Null where their data were erased. */
  entryId: string | null
  /** Which prize it is for, from 0; null while it is a reserve. */
  prize: number | null
  state: 'waiting' | 'told' | 'accepted' | 'declined' | 'lapsed' | 'erased'
  until: string | null
}

/** What a member of a jury gave, each time: the last one of each member counts. */
export type ContestMarkRow = {
  id: string
  contestId: string
  /** Of the entry, in the list that was frozen. */
  alias: string
  memberId: string
  mark: number
  at: string
}
