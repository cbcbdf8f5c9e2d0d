import { fromExitCode, summary } from './counts.mjs'

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {import('./gates.mjs').Gate} Gate
 * @typedef {import('./gates.mjs').Stage} Stage
 */

/**
 * Runs the gates of each stage, so many at once, once the stage before has ended; one that fails stops no other.
 * Each is told when it ends: its seconds, its counts, all its output where it failed,
 * and what was green only the second time.
 * @param {readonly Stage[]} stages
 * @param {string} node Path of Node 24.
 * @param {(line: string) => void} say
 * @returns {Promise<Counts[]>}
 */
export async function inStages(stages, node, say) {
  /** @type {Counts[]} */
  const counts = []
  for (const { gates, atOnce } of stages) {
    const waiting = [...gates]
    const worker = async () => {
      for (let gate = waiting.shift(); gate; gate = waiting.shift())
        counts.push(await checked(gate, node, say))
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }
  return counts
}

/**
 * @param {Gate} gate
 * @param {string} node
 * @param {(line: string) => void} say
 */
async function checked(gate, node, say) {
  const started = Date.now()
  /** @type {import('./gates.mjs').Outcome} */
  const outcome = await gate
    .check(node)
    .catch((/** @type {unknown} */ error) => ({ counts: fromExitCode(1), output: String(error) }))
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  if (outcome.counts.failed > 0) say(`\n${outcome.output.trimEnd()}\n`)
  const state = outcome.counts.failed > 0 ? 'FAILED' : 'ok'
  say(`${state.padEnd(7)}${gate.name.padEnd(10)}${seconds.padStart(7)} s   ${summary(outcome.counts)}`)
  for (const name of outcome.triedAgain ?? []) say(`       green only the second time: ${name}`)
  return outcome.counts
}
