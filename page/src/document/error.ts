/** Everything that can be wrong with a page document or a change to it: stable codes, and what their words need. */
type Problems = {
  'not-a-page': unknown
  'not-a-list': unknown
  unreadable: unknown
  'missing-version': unknown
  'newer-version': unknown
  'bad-element': unknown
  /** No id, or no type. */
  'bad-head': unknown
  'bad-props': { id: string }
  'bad-children': { id: string }
  /** Twice in a list that comes in whole. */
  'repeated-id': { id: string }
  /** Already on the page that an element comes to. */
  'duplicate-id': { id: string }
  /** `type`: of JavaScript. */
  'bad-value': { type: string }
  'bad-prop': unknown
  'bad-character': unknown
  'bad-name': unknown
  'children-as-prop': unknown
  'too-long': { limit: number }
  'list-too-deep': { limit: number }
  'list-too-large': { limit: number }
  'too-deep': { limit: number }
  'too-many': { limit: number }
  'value-too-deep': unknown
  'too-much-data': unknown
  'unknown-element': unknown
  'missing-parent': unknown
  'inside-itself': unknown
  locked: unknown
  'locked-inside': unknown
  'changed-since': unknown
  /** Of a kind that a letter cannot hold. */
  'not-for-mail': unknown
}
export type DocumentErrorCode = keyof Problems
export type DocumentProblemOf<Code extends DocumentErrorCode> = { code: Code } & Problems[Code]
export type DocumentProblem = { [Code in DocumentErrorCode]: DocumentProblemOf<Code> }[DocumentErrorCode]

/** The one error of the document floor. Whoever shows it words its problem. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode
  readonly problem: DocumentProblem

  constructor(problem: DocumentProblem, options?: ErrorOptions) {
    super(problem.code, options)
    this.name = 'DocumentError'
    this.code = problem.code
    this.problem = problem
  }
}
