import type { ExperimentEnd, ExperimentGoal, ExperimentState } from '@aurelio/contracts/experiments'
import type { VariantLetter } from '@aurelio/contracts/variant-letters'

/** A test of a page. At most one of a page is not stopped. */
export type ExperimentRow = {
  id: string
  workspaceId: string
  pageId: string
  name: string
  state: ExperimentState
  /** The least change that it is to find, in hundredths of A's rate. */
  effect: number
  dailyVisitors: number
  /** Visitors in all, by the plan it was started with, and days. */
  planned: number
  plannedDays: number
  /** What decides who gets which variant, sealed; destroyed when it ends. */
  salt: string | null
  startedAt: string | null
  endedAt: string | null
  endedBy: ExperimentEnd | null
  /** The variant that the page was given. */
  applied: VariantLetter | null
  /** The token of the published result. */
  proof: string | null
  /** What was learned, in somebody's words. */
  lesson: string
  createdAt: string
  /** What it counts: a form that is sent, or a link that is a goal and is pressed. */
  goal: ExperimentGoal
}

/** What somebody would like to try on a page, and by how many hundredths they think it would do better. */
export type ExperimentIdeaRow = {
  id: string
  workspaceId: string
  pageId: string
  text: string
  effect: number
  createdAt: string
}

/** A variant of a test: once that runs, what visitors are shown of it. */
export type ExperimentVariantRow = {
  experimentId: string
  letter: VariantLetter
  /** Of ten thousand visitors. */
  share: number
  /** JSON: the stored page. Of A it is empty until the test starts: that is the page itself. */
  document: string
  version: number
}

/** Sums of a day, `20261120` on the workspace's calendar. */
export type ExperimentTallyRow = {
  experimentId: string
  letter: string
  day: number
  visitors: number
  conversions: number
}

export type ExperimentTables = {
  experiment: ExperimentRow
  experimentVariant: ExperimentVariantRow
  experimentTally: ExperimentTallyRow
  experimentIdea: ExperimentIdeaRow
}
