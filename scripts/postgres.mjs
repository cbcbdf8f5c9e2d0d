import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { canInstallPackages, installPackages } from './apt.mjs'

const debianFolder = '/usr/lib/postgresql'

/** True when a PostgreSQL server's programs are at hand: Debian's folder or the PATH. */
export async function hasPostgres() {
  const versions = await readdir(debianFolder).catch(() => [])
  const folders = [
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return folders.some((folder) => folder !== '' && existsSync(join(folder, 'initdb')))
}

/**
 * Makes a PostgreSQL available where that is possible. The tests start it themselves, in a folder of their own.
 * @param {(line: string) => void} say
 */
export async function providePostgres(say) {
  if (await hasPostgres()) return
  if (canInstallPackages()) {
    say('Installing PostgreSQL…')
    if (await installPackages(['postgresql'])) return
  }
  say('No PostgreSQL here: the tests run on SQLite alone, the PostgreSQL half counts as skipped.')
}
