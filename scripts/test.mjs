// npm test: every gate in a fresh clone. `npm test -- lint unit` runs the named ones only.
import './node-version.mjs'
import { delimiter } from 'node:path'
import { summary, total } from './counts.mjs'
import { ensureInstalled } from './installed.mjs'
import { findNode24 } from './node24.mjs'
import { providePostgres } from './postgres.mjs'
import { inRoot } from './root.mjs'
import { report, StepError } from './run.mjs'
import { provideVideoPrograms } from './video-programs.mjs'
import { gates } from './gates.mjs'

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`)

try {
  const chosen = choose(process.argv.slice(2))
  await ensureInstalled(say)
  const node = await findNode24()
  // Tools that start further programs by name must get this Node too.
  process.env['PATH'] = [inRoot('node_modules', '.bin'), process.env['PATH']].join(delimiter)
  if (chosen.some((gate) => gate.name === 'unit')) await providePostgres(say)
  if (chosen.some((gate) => gate.name === 'unit' || gate.name === 'e2e')) await provideVideoPrograms(say)
  const outcome = total(await inTurn(chosen, node))
  say(`\n${summary(outcome)}`)
  process.exitCode = outcome.failed > 0 ? 1 : 0
} catch (error) {
  process.exitCode = report(error)
}

/** @param {readonly string[]} names */
function choose(names) {
  const unknown = names.filter((name) => gates.every((gate) => gate.name !== name))
  if (unknown.length > 0) {
    throw new StepError(
      `No gate named ${unknown.join(', ')}. Gates: ${gates.map((gate) => gate.name).join(', ')}`,
    )
  }
  return names.length === 0 ? gates : gates.filter((gate) => names.includes(gate.name))
}

/**
 * @param {readonly import('./gates.mjs').Gate[]} chosen
 * @param {string} node
 */
async function inTurn(chosen, node) {
  const counts = []
  for (const gate of chosen) {
    const started = Date.now()
    // One after another: they share two cores, and a busy machine makes tests slow, not faster.
    const outcome = await gate.check(node)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    if (outcome.counts.failed > 0) say(`\n${outcome.output.trimEnd()}\n`)
    const note = outcome.note ? ` (${outcome.note})` : ''
    const state = outcome.counts.failed > 0 ? 'FAILED' : 'ok'
    say(
      `${state.padEnd(7)}${gate.name.padEnd(8)}${seconds.padStart(7)} s   ${summary(outcome.counts)}${note}`,
    )
    counts.push(outcome.counts)
  }
  return counts
}
