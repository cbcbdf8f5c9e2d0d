import { z } from 'zod'
import { defineJob, type JobKind } from '../jobs/jobs.ts'
import type { Log } from '../log/log.ts'
import type { FileStore } from './file-store.ts'
import { keysIn } from './keys-in.ts'

/** A folder of the file store, and which of its files still belong to somebody. */
export type OwnedFiles = {
  folder: string
  /** Those of these keys that a row names. */
  named: (keys: readonly string[]) => Promise<ReadonlySet<string>>
}

const daySeconds = 24 * 60 * 60
/** A file is written before the row that names it; so long that may take. */
const graceMs = 60 * 60 * 1000

/**
 * Every day, removes files that no row names: what a process was about to name, or to remove, when it was killed.
 * `olderThanMs` is how old a file must be.
 */
export function sweepJob(
  files: FileStore,
  owned: readonly OwnedFiles[],
  log: Log,
  olderThanMs = graceMs,
): JobKind {
  return defineJob({
    kind: 'file-sweep',
    input: z.null(),
    everySeconds: daySeconds,
    async run(_, { signal }) {
      let removed = 0
      for (const each of owned)
        for await (const keys of keysIn(files, each.folder)) {
          if (signal.aborted) return
          removed += await sweep(each, keys)
        }
      if (removed > 0) log.info({ removed }, 'Files without an owner were removed')
    },
  })

  async function sweep({ named }: OwnedFiles, keys: readonly string[]) {
    const before = Date.now() - olderThanMs
    const known = await named(keys)
    let removed = 0
    for (const key of keys.filter((each) => !known.has(each))) {
      const isOld = await files.getMetaData(key).then(
        ({ lastModified }) => lastModified.getTime() <= before,
        // Gone meanwhile.
        () => false,
      )
      if (!isOld) continue
      await files.delete(key)
      removed += 1
    }
    return removed
  }
}
