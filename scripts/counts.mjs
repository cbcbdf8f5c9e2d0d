/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {readonly Counts[]} parts */
export function total(parts) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const part of parts) {
    sum.passed += part.passed
    sum.failed += part.failed
    sum.skipped += part.skipped
  }
  return sum
}

/** @param {Counts} counts */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * A gate without tests of its own counts as one.
 * @param {number} code
 * @returns {Counts}
 */
export function fromExitCode(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/**
 * Counts of Vitest's JSON report. A file that could not be loaded has no tests, and is one failure.
 * @param {any} report
 * @param {number} code The run's exit code: an error outside any test shows only there.
 * @returns {Counts}
 */
export function fromVitest(report, code) {
  const broken = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return withExitCode(counts, code)
}

/**
 * Counts of Playwright's JSON report. Nothing is repeated but where a setting asks for it, and there a journey that is
 * green the second time counts; the output names it.
 * @param {any} report
 * @param {number} code
 * @returns {Counts}
 */
export function fromPlaywright(report, code) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return withExitCode({ passed: expected + flaky, failed: unexpected, skipped }, code)
}

/**
 * @param {Counts} counts
 * @param {number} code
 */
function withExitCode(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
