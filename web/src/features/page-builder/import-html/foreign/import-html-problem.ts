/** Why nothing can be made of a foreign page. */
export type ImportHtmlProblemCode =
  | 'no-html'
  | 'too-large'
  | 'too-many-files'
  | 'not-a-zip'
  | 'too-many-nodes'
  | 'empty'
  | 'not-shown'
  | 'too-deep'

/** A foreign page that is none, or one that no browser should have to lay out. */
export class ImportHtmlProblem extends Error {
  readonly code: ImportHtmlProblemCode

  constructor(code: ImportHtmlProblemCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
