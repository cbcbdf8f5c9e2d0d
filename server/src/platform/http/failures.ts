import { type PlainFieldCode, wrong } from '@aurelio/contracts/field-problems'
import { type ProblemCode, type ProblemParams, problems } from '@aurelio/contracts/problems'
import { ORPCError, ValidationError } from '@orpc/server'

type Definitions = {
  [Code in ProblemCode]: { status: number; detail: (...params: ProblemParams<Code>) => string }
}
const definitions: Definitions = problems

/** The parts of a refusal, for the answer of a plain route (`problemResponse`). */
export function refusal<Code extends ProblemCode>(code: Code, ...params: ProblemParams<Code>) {
  const { status, detail } = definitions[code]
  return { status, code, detail: detail(...params), params: params[0] }
}

/** The same as an error, to be thrown by a service. */
export function refuse<Code extends ProblemCode>(code: Code, ...params: ProblemParams<Code>) {
  const { status, detail } = refusal(code, ...params)
  return new ORPCError(code, { status, message: detail, data: params[0] })
}

/** What is not there, or belongs to others: the same answer, so that it tells nothing. */
export function notFound() {
  return refuse('NOT_FOUND')
}

export function forbidden() {
  return refuse('FORBIDDEN')
}

/** A field that has the right shape, but names something that is not there: answered like any refused field. */
export function invalidField(path: string, code: PlainFieldCode) {
  const issue = { code: 'custom', path: [path], message: code, ...wrong(code) }
  const cause = new ValidationError({ message: code, issues: [issue], data: undefined })
  return new ORPCError('BAD_REQUEST', { status: 422, message: code, cause })
}
