import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { canInstallPackages, installPackages } from '../scripts/apt.mjs'
import { run } from '../scripts/run.mjs'
import { tool } from '../scripts/tool.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Path of a Chromium that starts: CHROMIUM_PATH, one on the PATH, or Playwright's own; undefined if none. */
export function findChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const candidates = [
    process.env['CHROMIUM_PATH'] ?? '',
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ]
  // A browser without its system libraries is there but does not start.
  return candidates.find((path) => path !== '' && existsSync(path) && starts(path))
}

/** Finds a Chromium or fetches one; throws with what the person can do when neither works. */
export async function provideChromium(say: (line: string) => void): Promise<string> {
  const present = findChromium()
  if (present) return present
  say('Fetching Chromium…')
  // As root on Debian the package comes with the system libraries that a downloaded browser would lack.
  if (canInstallPackages()) await installPackages(['chromium', 'fonts-liberation'])
  const installed = findChromium()
  if (installed) return installed
  const playwright = await tool('playwright')
  const { output } = await run(process.execPath, [playwright, 'install', 'chromium'], { timeout: 5 * 60_000 })
  const fetched = findChromium()
  if (fetched) return fetched
  throw new Error(
    `${output}\nNo Chromium: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.`,
  )
}

function starts(path: string) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

if (import.meta.main) {
  const path = await provideChromium((line) => process.stderr.write(`${line}\n`))
  process.stdout.write(`${path}\n`)
}
