/** What a contest says on a page, in the words of the page's language. */
export type ContestSaid = {
  /** When it begins, or until when it lasts, or that it is over. */
  when: string
  /** Above its prizes. */
  prizes: string
  /** In the place of its form, where nobody can enter. */
  closed: string
  /** Once the time has run out. */
  over: string
  rules: string
  proof: string
  page: string
  /** Above those who won, and in their place where there are none. */
  winners: string
  noWinners: string
  /** Above what people sent in, and what a picture of it is called where it cannot be seen. */
  gallery: string
  workOf: (name: string) => string
  /** Above those with most points. */
  ranking: string
  /** Where its form posts; the language goes with it, so that what is kept of a consent is what was read. */
  leads: string
  /** Props of its form. */
  form: Readonly<Record<string, unknown>>
}

/** A contest as a page shows it; addresses without host. */
export type ContestOnPage = {
  /** Its own page. */
  page: string
  rules: string
  /** Where its draw is proved; null where it is not. */
  proof: string | null
  title: string
  intro: string
  picture: string
  pictureText: string
  prizes: readonly string[]
  isOpen: boolean
  /** Who won what, under names that say nothing of anybody; null until that is known. */
  winners: readonly { name: string; prize: string }[] | null
  /** What the team has let into its gallery, under names that say nothing of anybody; `picture`: '' for none. */
  gallery: readonly { name: string; text: string; picture: string }[]
  /** Those with most points, where the contest shows them. */
  ranking: readonly { name: string; points: number }[]
  /** Until when, by the clocks of which place; null where no time that is left is shown. */
  countdown: { date: string; zone: string } | null
  said: (language: string | undefined) => ContestSaid
}

/** Contests by the address of their page, as documents name them; null for one that is there for nobody. */
export type KnownContests = ReadonlyMap<string, ContestOnPage | null>

const pattern = /^(?:https?:\/\/[^/]+)?(\/c\/[a-z0-9-]{1,80})$/

/** The address of a contest in a link, without host; null where it is none. */
export function contestPageIn(source: string): string | null {
  return pattern.exec(source)?.[1] ?? null
}

/** What is known of a contest that an element shows; `contest`: null where it is there for nobody. */
export type KnownContest = { page: string; contest: ContestOnPage | null }

const known = new WeakSet<object>()

/** The contest, as one that a server knows: a page that somebody wrote can hold none. */
export function knownContest(contest: KnownContest): KnownContest {
  known.add(contest)
  return contest
}

export function isKnownContest(value: unknown): value is KnownContest {
  return typeof value === 'object' && value !== null && known.has(value)
}
