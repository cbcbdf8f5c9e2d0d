// npm run test:steady: the journeys five times over on a busy machine; names each that was not green every time.
// `npm run test:steady -- tasks palette` takes those alone.
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter } from 'node:path'
import { ensureBuilt } from './built.mjs'
import { ensureInstalled } from './installed.mjs'
import { findNode24 } from './node24.mjs'
import { inRoot } from './root.mjs'
import { report } from './run.mjs'
import { outcomes, unsteady } from './steadiness.mjs'
import { journeyReport } from './test-gates.mjs'
import { provideVideoPrograms } from './video-programs.mjs'

const rounds = 5

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`)

try {
  await ensureInstalled(say)
  const node = await findNode24()
  process.env['PATH'] = [inRoot('node_modules', '.bin'), process.env['PATH']].join(delimiter)
  await provideVideoPrograms(say)
  await ensureBuilt(node, say)
  const others = makeBusy(node)
  process.once('exit', others.end)
  const seen = []
  for (let round = 1; round <= rounds; round += 1) {
    const started = Date.now()
    const {
      code,
      output,
      report: read,
    } = await journeyReport(node, ['--project=journeys', '--retries=0', ...process.argv.slice(2)])
    if (read === undefined) throw new Error(`No journey was run (${code}):\n${output}`)
    seen.push(outcomes(read))
    const minutes = ((Date.now() - started) / 60_000).toFixed(1)
    const failed = unsteady(seen.slice(-1))
    say(`Round ${round} of ${rounds}: ${minutes} min, ${failed.length} not green`)
    for (const { name, reasons } of failed) say(`  ${name}\n    ${reasons.join('\n    ')}`)
  }
  const all = new Set(seen.flatMap((round) => [...round.keys()]))
  const shaky = unsteady(seen)
  if (shaky.length > 0) say('\nNot green every time:')
  for (const { name, reasons } of shaky) say(`  ${reasons.length} of ${rounds}: ${name}`)
  say(`\n${all.size - shaky.length} passed, ${shaky.length} failed`)
  process.exitCode = shaky.length > 0 ? 1 : 0
  others.end()
} catch (error) {
  process.exitCode = report(error)
}

/**
 * Keeps every core busy with something else, as a machine that people share is.
 * @param {string} node
 */
function makeBusy(node) {
  const children = Array.from({ length: availableParallelism() }, () =>
    spawn(node, ['-e', 'for (;;) Math.random()'], { stdio: 'ignore' }),
  )
  return { end: () => children.forEach((child) => child.kill('SIGKILL')) }
}
