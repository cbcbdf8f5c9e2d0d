/** Stable codes of everything that can be wrong with a page document or a change to it. */
export type DocumentErrorCode =
  | 'not-a-page'
  | 'missing-version'
  | 'newer-version'
  | 'bad-element'
  | 'bad-value'
  | 'duplicate-id'
  | 'too-deep'
  | 'too-many'
  | 'too-long'
  | 'unknown-element'
  | 'missing-parent'
  | 'inside-itself'
  | 'locked'
  | 'changed-since'

/** The one error of the document floor. `message` is Spanish and fit to be shown. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode

  constructor(code: DocumentErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DocumentError'
    this.code = code
  }
}
