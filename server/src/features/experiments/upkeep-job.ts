import { longestDays } from '@aurelio/proofs/experiment'
import { z } from 'zod'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { ExperimentService } from './service.ts'
import type { ExperimentStore } from './store.ts'

const hourSeconds = 60 * 60
const dayMs = 24 * hourSeconds * 1000

/** Ends tests that have had all the time there is: what has shown nothing by then will show nothing. */
export function experimentUpkeep(
  store: Pick<ExperimentStore, 'runningSince'>,
  tests: Pick<ExperimentService, 'endAll'>,
) {
  return defineJob({
    kind: 'experiment-upkeep',
    input: z.null(),
    everySeconds: hourSeconds,
    run: async () => {
      const before = new Date(Date.now() - longestDays * dayMs).toISOString()
      await tests.endAll(await store.runningSince(before), 'time')
    },
  })
}
