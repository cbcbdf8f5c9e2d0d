import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import type { PrizeService } from './prizes.ts'

const everySeconds = 5 * 60

/** Passes on the prizes of those who have not answered in time. */
export function lapseJob(prizes: Pick<PrizeService, 'lapse'>) {
  return defineJob({
    kind: 'contest-lapse',
    input: z.unknown(),
    everySeconds,
    run: () => prizes.lapse(),
  })
}
