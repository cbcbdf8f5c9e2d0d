import { type Advice, type AdviceKind, adviceKinds } from '@aurelio/contracts/analytics'
import { dayAfter, dayText } from '../../platform/calendar.ts'
import type { analyticsStore, FiguresOf } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A published page without a lead for so long is quiet. */
const quietMs = 30 * dayMs
const weekDays = 7

/** What the team reads together: downloads are of whoever asked for them. */
export const ofTheTeam: readonly AdviceKind[] = adviceKinds.filter((kind) => kind !== 'failed-downloads')
/** What a client can see to; the rest is the team's own work. */
export const ofClients: readonly AdviceKind[] = ['waiting-leads', 'quiet-pages']

type Asked = {
  of: FiguresOf
  /** The day of whoever asks. */
  today: string
  /** Whose downloads; nobody's where several read it. */
  userId?: string
  /** What is for those who read it. */
  kinds?: readonly AdviceKind[]
}

/** What to do next, as it stands now. */
export function adviceReader(store: Pick<ReturnType<typeof analyticsStore>, 'pressing'>) {
  return async ({ of, today, userId = '', kinds = adviceKinds }: Asked): Promise<Advice> => {
    const pressing = await store.pressing(of, {
      today,
      soon: dayText(dayAfter(today, weekDays)),
      yesterday: ago(dayMs),
      lastWeek: ago(weekDays * dayMs),
      since: ago(quietMs),
      userId,
    })
    return kinds.map((kind) => ({ kind, count: pressing[kind] })).filter(({ count }) => count > 0)
  }
}

function ago(ms: number) {
  return new Date(Date.now() - ms).toISOString()
}
