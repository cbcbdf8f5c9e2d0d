/** Why something could not be done with a file; the screen words each for people. */
const failureCodes = [
  'not-a-pdf',
  'password',
  'wrong-password',
  'damaged',
  'no-pages',
  'too-large',
  'picture',
  'memory',
  'text',
  'limited',
  'no-pictures',
  'no-documents',
  'not-locked',
  'failed',
] as const
export type FailureCode = (typeof failureCodes)[number]

/** What crosses from a worker: `detail` is for the log. */
export type Failure = { code: FailureCode; detail: string }

/** Thrown inside the workers, and again by the pools. */
export class PdfError extends Error {
  override name = 'PdfError'
  readonly failure: Failure

  constructor(code: FailureCode, detail: string = code) {
    super(detail)
    this.failure = { code, detail }
  }
}

/** Any error as a failure. */
export function failureOf(error: unknown): Failure {
  if (error instanceof PdfError) return error.failure
  const detail = String(error)
  const memory = error instanceof RangeError || /memory|allocation|unreachable/i.test(detail)
  return { code: memory ? 'memory' : 'failed', detail }
}
