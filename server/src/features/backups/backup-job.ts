import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Config } from '../../platform/config.ts'
import { defineJob, type JobKind } from '../../platform/jobs/jobs.ts'
import type { Log } from '../../platform/log/log.ts'

type Backups = NonNullable<Config['operation']['backups']>

const hourSeconds = 60 * 60
/** The built command: it stands beside the built server, and of the sources where a build puts it. */
const command = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? '../../../dist/aurelio.js' : 'aurelio.js',
)
const run = promisify(execFile)

/**
 * Makes a copy and takes away the old ones, by the command that people give: a process of its own, which gives way to the
 * server. What it complains of becomes the error of the job, which the status screen shows.
 */
export function backupJob({ given, programs }: Config, { to, everyHours, keep }: Backups, log: Log): JobKind {
  return defineJob({
    kind: 'backup',
    input: z.null(),
    everySeconds: everyHours * hourSeconds,
    maxAttempts: 3,
    async run(_, { signal }) {
      const env = { ...given, PATH: programs.path, NODE_ENV: 'production' }
      try {
        const { stdout } = await run(programs.node, [command, 'backup', to, '--keep', String(keep)], {
          env,
          signal,
        })
        log.info({ said: stdout.trim().split('\n') }, 'A copy was made')
      } catch (error) {
        throw new Error(complaintOf(error), { cause: error })
      }
    },
  })
}

function complaintOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return said || 'The copy was not made'
}
