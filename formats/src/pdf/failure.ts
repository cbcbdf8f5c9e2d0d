/** Why something could not be done with a file; the screen words each for people. */
const failureCodes = [
  'not-a-pdf',
  'password',
  'wrong-password',
  'damaged',
  'no-pages',
  'too-large',
  'picture',
  'too-many-pixels',
  'heic-unavailable',
  'memory',
  'text',
  'limited',
  'no-pictures',
  'no-documents',
  'not-locked',
  'nothing-to-put',
  'no-marks',
  'left-behind',
  'nothing-left',
  'no-text',
  'no-images',
  'nothing-to-flatten',
  'no-archive',
  'two-files',
  'no-tables',
  'ocr-unavailable',
  'failed',
] as const
export type FailureCode = (typeof failureCodes)[number]

/** What crosses from a worker: `detail` is for the log; `file` is the name of the one to blame, where there are several. */
export type Failure = { code: FailureCode; detail: string; file?: string }

/** Thrown inside the workers, and again by the pools. */
export class PdfError extends Error {
  override name = 'PdfError'
  readonly failure: Failure

  constructor(code: FailureCode, detail: string = code, file?: string) {
    super(detail)
    this.failure = { code, detail, ...(file !== undefined && { file }) }
  }
}

/** The same error, with the name of the file that it is about. */
export function blaming(file: string, error: unknown): unknown {
  return error instanceof PdfError ? new PdfError(error.failure.code, error.failure.detail, file) : error
}

/** Any error as a failure. */
export function failureOf(error: unknown): Failure {
  if (error instanceof PdfError) return error.failure
  const detail = String(error)
  if (error instanceof RangeError || /memory|allocation|unreachable/i.test(detail))
    return { code: 'memory', detail }
  return { code: 'failed', detail }
}
