import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromExitCode, fromPlaywright, fromVitest } from './counts.mjs'
import { inRoot } from './root.mjs'
import { run } from './run.mjs'
import { journeysTriedAgain, unitsTriedAgain } from './second-tries.mjs'
import { tool } from './tool.mjs'

/** @typedef {{ counts: import('./counts.mjs').Counts, output: string, triedAgain?: readonly string[] }} Outcome */

const minute = 60_000

/** One more than there are cores: tests wait for answers a third of their time. Vitest's own default leaves a core free. */
const onEveryCore = `--maxWorkers=${availableParallelism() + 1}`

/** Of what was not green at once; only a machine that lets others in asks for any. Playwright's settings read the same. */
const retries = Number(process.env['TEST_RETRIES'] ?? 0)

/**
 * Runs Vitest and counts what it reports.
 * @param {string} node
 * @param {readonly string[]} chosen Vitest's own words for which files.
 * @param {NodeJS.ProcessEnv} [env] What the tests are told besides.
 * @returns {Promise<Outcome>}
 */
export async function units(node, chosen, env = {}) {
  const vitest = await tool('vitest')
  const { code, output, report } = await withReport((file) => {
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...chosen]
    return run(node, [vitest, ...args, onEveryCore, `--retry=${retries}`], {
      timeout: 30 * minute,
      env,
    })
  })
  if (report === undefined) return { counts: fromExitCode(code || 1), output }
  return { counts: fromVitest(report, code), output, triedAgain: unitsTriedAgain(report) }
}

/**
 * Runs journeys and counts what Playwright reports.
 * @param {string} node
 * @param {readonly string[]} chosen Playwright's own words for which journeys.
 * @returns {Promise<Outcome>}
 */
export async function journeys(node, chosen) {
  const { code, output, report } = await journeyReport(node, chosen)
  if (report === undefined) return { counts: fromExitCode(code || 1), output }
  return { counts: fromPlaywright(report, code), output, triedAgain: journeysTriedAgain(report) }
}

/**
 * Runs journeys in a browser that is found or fetched, and gives Playwright's own report; none where it wrote none.
 * @param {string} node
 * @param {readonly string[]} chosen
 */
export async function journeyReport(node, chosen) {
  const browser = await run(node, [inRoot('e2e', 'chromium.ts')], { timeout: 20 * minute })
  if (browser.code !== 0) return { ...browser, report: undefined }
  const playwright = await tool('playwright')
  const config = inRoot('e2e', 'playwright.config.ts')
  return withReport((file) =>
    run(node, [playwright, 'test', '--config', config, '--reporter=list,json', ...chosen], {
      timeout: 60 * minute,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
  )
}

/**
 * Runs what writes a JSON report, and reads it.
 * @param {(file: string) => Promise<{ code: number, output: string }>} work
 */
async function withReport(work) {
  const folder = await mkdtemp(join(tmpdir(), 'aurelio-report-'))
  try {
    const file = join(folder, 'report.json')
    const outcome = await work(file)
    const text = await readFile(file, 'utf8').catch(() => undefined)
    /** @type {unknown} */
    const report = text === undefined ? undefined : JSON.parse(text)
    return { ...outcome, report }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
