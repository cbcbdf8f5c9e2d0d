import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** True where this process may install Debian packages: Debian (or a child of it), as root. */
export function canInstallPackages() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0
}

/**
 * @param {readonly string[]} names
 * @returns {Promise<boolean>} False when apt could not; the caller says what that means.
 */
export async function installPackages(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const timeout = 5 * 60_000
  await run('apt-get', ['update', '-qq'], { env, timeout })
  const { code } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    env,
    timeout,
  })
  return code === 0
}
