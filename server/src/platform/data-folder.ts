import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config-error.ts'

/** Makes the data folder, for its owner alone. Throws `ConfigError` where that is not possible. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new ConfigError(
      `No se puede usar la carpeta de datos ${folder} (ajuste DATA_DIR): comprueba que existe y que tienes permiso.`,
      { cause: error },
    )
  }
}

/**
 * A text that is made once and kept in a file of the data folder, of mode 0600. It is linked into place complete, so that
 * a start cut short never leaves half of it behind, and of several processes one makes it. Throws `ConfigError` where the
 * folder cannot be written.
 */
export function keptText(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name)
  if (!existsSync(file)) {
    const draft = `${file}.${randomUUID()}`
    try {
      writeFileSync(draft, make(), { mode: 0o600, flag: 'wx', flush: true })
      linkSync(draft, file)
    } catch (error) {
      if (!existsSync(file))
        throw new ConfigError(`No se puede escribir en la carpeta de datos ${dataDir} (ajuste DATA_DIR).`, {
          cause: error,
        })
    } finally {
      rmSync(draft, { force: true })
    }
  }
  return readFileSync(file, 'utf8').trim()
}
