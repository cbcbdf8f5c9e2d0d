import { z } from 'zod'
import { defineJob, type JobKind } from '../../platform/jobs/jobs.ts'

const daySeconds = 24 * 60 * 60

/** __title__, every day. It may be run again after a crash, so it must be able to start over. */
export function __names__Job(): JobKind<null> {
  return defineJob({
    kind: '__room__-__kebab__',
    input: z.null(),
    everySeconds: daySeconds,
    run: async () => ({ done: 0 }),
  })
}
