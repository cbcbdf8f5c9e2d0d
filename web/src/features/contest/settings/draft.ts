import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import type { Contest } from '@aurelio/contracts/contests'
import { enteredMoment } from '../moments.ts'

/** What a contest is, as its form holds it. */
export type Draft = ContestSettings & { name: string; opensAt: string; closesAt: string }

export function draftOf({ name, opensAt, closesAt, settings }: Contest): Draft {
  return { ...settings, name, opensAt: enteredMoment(opensAt), closesAt: enteredMoment(closesAt) }
}

/** What each part of the form gets. */
export type Part = {
  draft: Draft
  set: (some: Partial<Draft>) => void
  /** People take part by it already: what they entered by stays. */
  isOpen: boolean
}
