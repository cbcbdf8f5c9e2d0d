/** Why a picture has no result; the screen words each for people. */
export const failureCodes = [
  'not-an-image',
  'truncated',
  'heic-damaged',
  'heic-unavailable',
  'vector',
  'too-many-pixels',
  'too-large-for-format',
  'unreadable-file',
  'out-of-memory',
  'encoder',
  'animated',
  'watermark',
] as const
export type FailureCode = (typeof failureCodes)[number]

/** What crosses from the worker: `detail` is for the log, in the words of dashboard.md §8. */
export type Failure = { code: FailureCode; detail: string; width?: number; height?: number }

/** Thrown inside the worker. */
export class OptimizeError extends Error {
  override name = 'OptimizeError'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.detail)
    this.failure = failure
  }
}

/** A picture that cannot be read: 'Error loading image: …'. */
export function loadError(code: FailureCode, reason: string, size: { width?: number; height?: number } = {}) {
  return new OptimizeError({ code, detail: `Error loading image: ${reason}`, ...size })
}

/** A picture that cannot be written: 'Failed to optimize image: …'. */
export function encodeError(
  code: FailureCode,
  reason: string,
  size: { width?: number; height?: number } = {},
) {
  return new OptimizeError({ code, detail: `Failed to optimize image: ${reason}`, ...size })
}
