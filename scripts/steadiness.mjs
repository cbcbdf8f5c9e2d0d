import { stripVTControlCharacters } from 'node:util'

/** @typedef {Map<string, string>} Outcomes Each journey's name, and why it was not green; empty where it was. */

/**
 * What each journey of Playwright's JSON report came to.
 * @param {any} report
 * @returns {Outcomes}
 */
export function outcomes(report) {
  return new Map(report.suites.flatMap(entries))
}

/**
 * @param {any} suite
 * @returns {[string, string][]}
 */
function entries(suite) {
  const own = (suite.specs ?? []).map((/** @type {any} */ spec) => [
    `${spec.file}: ${spec.title}`,
    spec.ok ? '' : reasonOf(spec.tests.flatMap((/** @type {any} */ test) => test.results)),
  ])
  return [...own, ...(suite.suites ?? []).flatMap(entries)]
}

/** @param {any[]} results */
function reasonOf(results) {
  const message = results.map(({ error }) => error?.message).find((text) => text !== undefined)
  const [first] = stripVTControlCharacters(message ?? 'no reason given').split('\n')
  return first
}

/**
 * The journeys that were not green in every round, the shakiest first, with the reason of each time.
 * @param {readonly Outcomes[]} rounds
 */
export function unsteady(rounds) {
  const names = new Set(rounds.flatMap((round) => [...round.keys()]))
  return [...names]
    .map((name) => ({
      name,
      reasons: rounds.map((round) => round.get(name) ?? 'did not run').filter((reason) => reason !== ''),
    }))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((a, b) => b.reasons.length - a.reasons.length)
}
