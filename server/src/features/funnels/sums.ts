import type { FunnelSumRow, FunnelTallyRow } from '../../platform/database/tables/funnels.ts'

/** What people have in common by which figures are narrowed and cut. */
export const cutNames = ['source', 'device', 'campaign', 'variant'] as const
export type CutName = (typeof cutNames)[number]

export function monthOf(day: number): number {
  return -Math.floor(day / 100)
}

/** What was counted, by each thing alone, by day and by month: a year is read in a few rows. */
export function sumsOf(tallies: readonly FunnelTallyRow[]): FunnelSumRow[] {
  const sums = new Map<string, FunnelSumRow>()
  for (const tally of tallies) {
    const { funnelId, key, people } = tally
    const isWay = key.includes('>') ? 1 : 0
    for (const dimension of ['', ...cutNames] as const)
      for (const bucket of [tally.day, monthOf(tally.day)]) {
        const value = dimension === '' ? '' : tally[dimension]
        const row = { funnelId, dimension, isWay, bucket, value, key, people: 0 } as const
        const name = JSON.stringify(row)
        sums.set(name, { ...row, people: (sums.get(name)?.people ?? 0) + people })
      }
  }
  return [...sums.values()]
}
