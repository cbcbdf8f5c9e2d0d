import type { Leftovers } from '../feature.ts'
import type { Log } from '../log/log.ts'
import type { FileStore } from '../storage/file-store.ts'

/** Removes what lies outside the database, once the rows are gone. A file that cannot be removed is only told. */
export async function removeLeftovers(leftovers: readonly Leftovers[], files: FileStore, log: Log) {
  for (const { fileKeys, afterwards } of leftovers) {
    for (const key of fileKeys)
      await files
        .delete(key)
        .catch((error: unknown) => log.warn({ error, key }, 'A file could not be removed'))
    afterwards?.()
  }
}
