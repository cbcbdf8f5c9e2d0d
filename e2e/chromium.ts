import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { canInstallPackages, installPackages } from '../scripts/apt.mjs'
import { run } from '../scripts/run.mjs'
import { tool } from '../scripts/tool.mjs'

/** The same engine without the windows around it: a screen costs a third of what it costs the whole browser. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Path of a Chromium that starts: CHROMIUM_PATH, one on the PATH, or Playwright's own; undefined if none. */
export function findChromium(): string | undefined {
  return candidates(names).find(starts)
}

/** Finds a Chromium or fetches one; throws with what the person can do when neither works. */
export async function provideChromium(say: (line: string) => void): Promise<string> {
  const wanted = candidates([shell]).find(starts)
  if (wanted) return wanted
  // As root on Debian the package comes with the system libraries that a downloaded browser would lack.
  if (canInstallPackages()) {
    say('Fetching Chromium…')
    await installPackages([shell, 'fonts-liberation'])
    if (!findChromium()) await installPackages(['chromium', 'fonts-liberation'])
  }
  const present = findChromium()
  if (present) return present
  say('Fetching Chromium…')
  const playwright = await tool('playwright')
  const { output } = await run(process.execPath, [playwright, 'install', 'chromium'], { timeout: 5 * 60_000 })
  const fetched = findChromium()
  if (fetched) return fetched
  throw new Error(
    `${output}\nNo Chromium: install one (Debian: apt-get install ${shell}) or set CHROMIUM_PATH.`,
  )
}

/** The person's own choice, then these on the PATH, then Playwright's, as far as they are there. */
function candidates(commands: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = commands.flatMap((name) => folders.map((folder) => join(folder, name)))
  const own = process.env['CHROMIUM_PATH'] ?? ''
  return [own, ...onPath, chromium.executablePath()].filter((path) => path !== '' && existsSync(path))
}

/** A browser without its system libraries is there but does not start. */
function starts(path: string) {
  return spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

if (import.meta.main) {
  const path = await provideChromium((line) => process.stderr.write(`${line}\n`))
  process.stdout.write(`${path}\n`)
}
