// What was green only the second time, where `TEST_RETRIES` allows one: named, to be repaired.

/** Characters of what went wrong. */
const mostShown = 300

/**
 * Of Vitest's JSON report: what passed although it has failures to show, with how the first of them begins.
 * @param {any} report
 * @returns {string[]}
 */
export function unitsTriedAgain(report) {
  return report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults
      .filter((/** @type {any} */ test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map((/** @type {any} */ test) => `${test.fullName} (${beginningOf(test.failureMessages[0])})`),
  )
}

/** @param {string} message */
function beginningOf(message) {
  return message.split('\n', 1).join('').slice(0, mostShown)
}

/**
 * Of Playwright's JSON report.
 * @param {any} report
 * @returns {string[]}
 */
export function journeysTriedAgain(report) {
  return report.suites.flatMap(inSuite)
}

/**
 * @param {any} suite
 * @returns {string[]}
 */
function inSuite(suite) {
  const own = (suite.specs ?? [])
    .filter((/** @type {any} */ spec) =>
      spec.tests.some((/** @type {any} */ test) => test.status === 'flaky'),
    )
    .map((/** @type {any} */ spec) => `${spec.file}: ${spec.title}`)
  return [...own, ...(suite.suites ?? []).flatMap(inSuite)]
}
