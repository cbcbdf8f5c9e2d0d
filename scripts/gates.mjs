import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fromExitCode, fromPlaywright, fromVitest, repeated } from './counts.mjs'
import { inRoot } from './root.mjs'
import { run } from './run.mjs'
import { tool } from './tool.mjs'

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {{ counts: Counts, output: string, note?: string }} Outcome
 * @typedef {{ name: string, check: (node: string) => Promise<Outcome> }} Gate
 */

const minute = 60_000

/**
 * Every gate of `npm test`, the quick ones first. Each name is also an npm script.
 * @type {readonly Gate[]}
 */
export const gates = [
  simple('format', 'oxfmt', ['--check']),
  simple('lint', 'oxlint', ['--type-aware']),
  simple('types', 'typescript', ['-b'], 'tsc'),
  simple('unused', 'knip', []),
  { name: 'texts', check: (node) => single(node, [inRoot('scripts', 'bare-texts.mjs')]) },
  { name: 'languages', check: (node) => single(node, [inRoot('scripts', 'missing-texts.mjs')]) },
  { name: 'build', check: (node) => single(node, [inRoot('scripts', 'build.mjs')]) },
  simple('size', 'size-limit', []),
  { name: 'unit', check: unit },
  { name: 'e2e', check: endToEnd },
]

/**
 * @param {string} name
 * @param {string} library
 * @param {readonly string[]} args
 * @param {string} [command]
 * @returns {Gate}
 */
function simple(name, library, args, command = library) {
  return { name, check: async (node) => single(node, [await tool(library, command), ...args]) }
}

/**
 * @param {string} node
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
async function single(node, args) {
  const { code, output } = await run(node, args, { timeout: 5 * minute })
  return { counts: fromExitCode(code), output }
}

/**
 * @param {string} node
 * @returns {Promise<Outcome>}
 */
async function unit(node) {
  const vitest = await tool('vitest')
  return withReport(async (report) => {
    const args = [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return run(node, args, { timeout: 20 * minute })
  }, fromVitest)
}

/**
 * @param {string} node
 * @returns {Promise<Outcome>}
 */
async function endToEnd(node) {
  const browser = await run(node, [inRoot('e2e', 'chromium.ts')], { timeout: 20 * minute })
  if (browser.code !== 0) return { counts: fromExitCode(browser.code), output: browser.output }
  const playwright = await tool('playwright')
  return withReport(
    (report) => {
      const args = [
        playwright,
        'test',
        '--config',
        inRoot('e2e', 'playwright.config.ts'),
        '--reporter=list,json',
      ]
      return run(node, args, { timeout: 60 * minute, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
    },
    fromPlaywright,
    repeatedNote,
  )
}

/** @param {unknown} report */
function repeatedNote(report) {
  const count = repeated(report)
  return count > 0 ? `${count} only when repeated` : ''
}

/**
 * Runs tests that write a JSON report and counts what it says. No report is one failure.
 * @param {(report: string) => Promise<{ code: number, output: string }>} runTests
 * @param {(report: unknown, code: number) => Counts} count
 * @param {(report: unknown) => string} [tell] What else the report has to say.
 * @returns {Promise<Outcome>}
 */
async function withReport(runTests, count, tell = () => '') {
  const folder = await mkdtemp(join(tmpdir(), 'aurelio-report-'))
  try {
    const report = join(folder, 'report.json')
    const { code, output } = await runTests(report)
    const text = await readFile(report, 'utf8').catch(() => undefined)
    if (text === undefined) return { counts: fromExitCode(code || 1), output }
    const read = JSON.parse(text)
    return { counts: count(read, code), output, note: tell(read) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
