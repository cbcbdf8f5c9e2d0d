// npm test: every gate in a fresh clone. `npm test -- lint unit` runs the named ones only; `npm run test:deep` the deep ones.
import './node-version.mjs'
import { delimiter } from 'node:path'
import { summary, total } from './counts.mjs'
import { deepGates, gates } from './gates.mjs'
import { inStages } from './in-stages.mjs'
import { ensureInstalled } from './installed.mjs'
import { findNode24 } from './node24.mjs'
import { providePostgres } from './postgres.mjs'
import { inRoot } from './root.mjs'
import { report, StepError } from './run.mjs'
import { provideCaddy } from './caddy.mjs'
import { provideVideoPrograms } from './video-programs.mjs'

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`)

try {
  const [first, ...rest] = process.argv.slice(2)
  const isDeep = first === '--deep'
  const chosen = choose(isDeep ? deepGates : gates, isDeep ? rest : process.argv.slice(2))
  await ensureInstalled(say)
  const node = await findNode24()
  // Tools that start further programs by name must get this Node too.
  process.env['PATH'] = [inRoot('node_modules', '.bin'), process.env['PATH']].join(delimiter)
  const names = chosen.flatMap((stage) => stage.gates.map((gate) => gate.name))
  if (names.includes('unit') || names.includes('postgres')) {
    await providePostgres(say)
    await provideCaddy(say)
  }
  if (names.includes('unit') || names.includes('e2e')) await provideVideoPrograms(say)
  const outcome = total(await inStages(chosen, node, say))
  say(`\n${summary(outcome)}`)
  process.exitCode = outcome.failed > 0 ? 1 : 0
} catch (error) {
  process.exitCode = report(error)
}

/**
 * The stages with the named gates alone; all of them without names.
 * @param {readonly import('./gates.mjs').Stage[]} stages
 * @param {readonly string[]} names
 */
function choose(stages, names) {
  const known = stages.flatMap((stage) => stage.gates.map((gate) => gate.name))
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new StepError(`No gate named ${unknown.join(', ')}. Gates: ${known.join(', ')}`)
  if (names.length === 0) return stages
  return stages.map((stage) => ({ ...stage, gates: stage.gates.filter((gate) => names.includes(gate.name)) }))
}
