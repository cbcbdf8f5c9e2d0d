import {
  type ContestSettings,
  contestSettingsSchema,
  plainContest,
} from '@aurelio/contracts/contest-settings'
import type { Contest } from '@aurelio/contracts/contests'
import type { ContestRow } from '../../platform/database/tables/contests.ts'

export function settingsOf({ settings }: Pick<ContestRow, 'settings'>): ContestSettings {
  return contestSettingsSchema.parse({ ...plainContest, ...JSON.parse(settings) })
}

/** What is still missing before a contest can be published. */
export function missingOf(
  { closesAt }: Pick<ContestRow, 'closesAt'>,
  settings: ContestSettings,
): Contest['missing'] {
  const { points, question, visitAddress, beacon, method } = settings
  return [
    ...(Date.parse(closesAt) <= Date.now() ? (['dates'] as const) : []),
    ...(points.answer > 0 && question === '' ? (['question'] as const) : []),
    ...(points.visit > 0 && visitAddress === '' ? (['visit'] as const) : []),
    ...(method === 'draw' && beacon.kind !== 'drand' && beacon.text === '' ? (['beacon'] as const) : []),
  ]
}

/** What each prize is in words, in their order; of one that several win, how many do. */
export function prizesOf({ prizes, winners }: Pick<ContestSettings, 'prizes' | 'winners'>): string[] {
  const lines = Array.from({ length: Math.min(winners, prizes.length) }, (_, at) => prizeAt({ prizes }, at))
  return lines.length === 1 && winners > 1 ? lines.map((line) => `${winners} × ${line}`) : lines
}

/** What the winner at a place wins: the last prize goes on for all who follow. */
export function prizeAt({ prizes }: Pick<ContestSettings, 'prizes'>, place: number): string {
  return (prizes[place] ?? prizes.at(-1))?.text ?? ''
}
