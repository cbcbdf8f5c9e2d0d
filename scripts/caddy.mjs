import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canInstallPackages, installPackages } from './apt.mjs'

function hasCaddy() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.some((folder) => existsSync(join(folder, 'caddy')))
}

/**
 * Makes Caddy available where that is possible: a test puts it in front of the server.
 * @param {(line: string) => void} say
 */
export async function provideCaddy(say) {
  if (hasCaddy()) return
  if (canInstallPackages()) {
    say('Installing caddy…')
    if (await installPackages(['caddy'])) return
  }
  say('No caddy here: the test with a proxy in front counts as skipped.')
}
