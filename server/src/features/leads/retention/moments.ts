import { retentionNoticeDays } from '@aurelio/contracts/lead-retention'

const dayMs = 24 * 60 * 60 * 1000

/** What came in before this moment is older than so many months. */
export function oldestKept(months: number, now: Date): string {
  const moment = new Date(now)
  moment.setUTCMonth(moment.getUTCMonth() - months)
  return moment.toISOString()
}

/** The same once the days of the notice have passed. */
export function oldestKeptSoon(months: number, now: Date): string {
  return oldestKept(months, new Date(now.getTime() + retentionNoticeDays * dayMs))
}

/** Whether a notice of then has had its days; none has not. */
export function isNoticeOver(toldAt: string | null, now: Date): boolean {
  return toldAt !== null && now.getTime() - Date.parse(toldAt) >= retentionNoticeDays * dayMs
}
