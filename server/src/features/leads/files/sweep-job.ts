import { z } from 'zod'
import { defineJob, type JobKind } from '../../../platform/jobs/jobs.ts'
import type { LeadFiles } from './service.ts'

const everySeconds = 10 * 60

/** Removes the files that no lead has any more. */
export function leadFileSweep(files: LeadFiles): JobKind {
  return defineJob({
    kind: 'lead-file-sweep',
    input: z.null(),
    everySeconds,
    run: (_, { signal }) => files.sweep(signal),
  })
}
