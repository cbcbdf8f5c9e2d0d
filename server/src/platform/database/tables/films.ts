/** Films of AurelioPlayer. */
export type FilmTables = {
  film: FilmRow
  filmTrack: FilmTrackRow
  filmView: FilmViewRow
  filmSecond: FilmSecondRow
  filmDay: FilmDayRow
}

export type FilmRow = {
  id: string
  workspaceId: string
  /** The last part of its public address; of all films one has it. */
  address: string
  name: string
  state: 'preparing' | 'ready' | 'failed'
  step: 'uploading' | 'fetching' | 'waiting' | 'measuring' | 'loudness' | 'encoding' | 'pictures' | null
  /** 0 to 100. */
  percent: number
  /** Seconds left. */
  eta: number | null
  problem: string | null
  jobId: string | null
  /** What it was made of; null until it was made once. */
  sourceKey: string | null
  /** What it is to be made of: the original, or a better version of it. */
  nextKey: string | null
  /** Bytes of that, said before it comes. */
  nextSize: number | null
  /** Bytes of what it was made of. */
  size: number
  /** Bytes of all its files. */
  held: number
  /** The folder of what was made of it: another one each time. */
  version: string | null
  /** What was made of it, as JSON; null until there is something. */
  made: string | null
  /** Seconds. */
  trimFrom: number
  trimTo: number | null
  posterSecond: number | null
  behaviour: string
  /** How it is made, as JSON. */
  making: string
  /** The download that brings it; null once it is here. */
  fetchedBy: string | null
  createdAt: string
}

export type FilmTrackRow = {
  id: string
  filmId: string
  kind: 'subtitles' | 'chapters'
  language: string
  label: string
  text: string
  createdAt: string
}

/** One play, until what it tells is folded into the figures of its day: a number by chance, and of each second how often. */
export type FilmViewRow = {
  filmId: string
  view: string
  /** A digit for each second. */
  cells: string
  day: string
  isFinished: 0 | 1
  cta: 0 | 1
  startedAt: string
  /** A digest of the number in the token of its visit; '' where it has none. */
  visit: string
  source: string
  device: string
  /** The page that it is played on; '' for its own. */
  place: string
  variant: string
  /** A form was sent in its visit. */
  isSent: 0 | 1
}

/**
 * What led to a play, what it is seen on, the page that it is played on ('' for the film's own) and the variant of that; '?'
 * for what was not kept in the time before they were kept together.
 */
export type FilmCut = { source: string; device: string; place: string; variant: string }

export type FilmSecondRow = FilmCut & {
  filmId: string
  day: string
  second: number
  seen: number
  again: number
  cta: number
  /** Leapt over by who saw something behind it. */
  skipped: number
  /** Seen by who sent a form in the same visit. */
  leads: number
}

export type FilmDayRow = FilmCut & {
  filmId: string
  day: string
  plays: number
  finished: number
  cta: number
  /** Mails that its own form brought. */
  leads: number
  /** Plays whose visit sent a form. */
  sent: number
  /** Seconds, each once a play. */
  watched: number
}
