/** Why a file cannot be imported at all. */
export type ImportProblemCode = 'too-large' | 'too-many-files' | 'not-a-zip' | 'not-an-export' | 'not-a-page'

/** A file that is no export, or one that nobody should unpack. */
export class ImportProblem extends Error {
  readonly code: ImportProblemCode

  constructor(code: ImportProblemCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
