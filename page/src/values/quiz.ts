import type { KnownFilms } from './film.ts'

/** A question of a quiz as a page shows it. */
export type QuizQuestionShown = {
  id: string
  kind: string
  text: string
  help: string
  required: boolean
  options: readonly { id: string; text: string; picture: string }[]
  rows: readonly { id: string; text: string }[]
  min: number | null
  max: number | null
  low: string
  high: string
  link: string
  /** Which files are taken. */
  accept: string
}

/** What a result shows beside its title and its text. */
export type QuizResultShown = {
  buttonText: string
  buttonLink: string
  sections: readonly {
    id: string
    title: string
    text: string
    picture: string
    buttonText: string
    buttonLink: string
  }[]
  /** Where a file is that may be taken along; '' for none. */
  download: string
  downloadText: string
}

/** Where somebody is in a quiz, as a page shows it; addresses without host. */
export type QuizOnPage = {
  /** Where the quiz has its own page, and what its steps post to. */
  page: string
  name: string
  /** What the next step has to bring along: whose attempt it is, and where in it. */
  token: string
  title: string
  text: string
  /** How far somebody is, and of how many steps; `isSure` where no answer changes that. Null at a result. */
  progress: { at: number; of: number; isSure: boolean } | null
  questions: readonly QuizQuestionShown[]
  /** What was answered, by the names of the fields, and what was wrong with it. */
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  notice: string
  hasBack: boolean
  /** What a result leads on to; null at a step. */
  result: QuizResultShown | null
  /** The films of the player that its steps show; absent where nobody knows of them, and they play as they are. */
  films?: KnownFilms
  /** What films tell of the visit; absent where the page around them knows it. */
  visit?: string
  /** What the steps that follow may show in the place of this one. */
  pictures?: readonly string[]
  /** Nobody can take it any more, or there is none at this address. */
  isGone?: boolean
}

/** Quizzes by the address of their page, as documents name them. */
export type KnownQuizzes = ReadonlyMap<string, QuizOnPage>

const pattern = /^(?:https?:\/\/[^/]+)?(\/q\/[a-z0-9-]{1,80})$/

/** The address of a quiz in a link, without host; null where it is none. */
export function quizPageIn(source: string): string | null {
  return pattern.exec(source)?.[1] ?? null
}

const known = new WeakSet<object>()

/** The quiz, as one that a server knows: a page that somebody wrote can hold none. */
export function knownQuiz(quiz: QuizOnPage): QuizOnPage {
  known.add(quiz)
  return quiz
}

export function isKnownQuiz(value: unknown): value is QuizOnPage {
  return typeof value === 'object' && value !== null && known.has(value)
}
