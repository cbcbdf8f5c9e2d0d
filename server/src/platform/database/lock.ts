import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ConfigError } from '../config-error.ts'

const busy = 5

// A collected handle would free the lock.
const held = new Set<DatabaseSync>()

/**
 * Holds the data folder for the life of the process: the kernel frees it even after SIGKILL, so nothing stale remains.
 * Returns the release. Throws `ConfigError` when another process holds it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busy)
      throw new ConfigError('Otra copia de Aurelio ya usa esta carpeta de datos.', { cause: error })
    throw error
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}
