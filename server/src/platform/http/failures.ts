import { ORPCError, ValidationError } from '@orpc/server'

/** What is not there, or belongs to others: the same answer, so that it tells nothing. */
export function notFound() {
  return new ORPCError('NOT_FOUND', { status: 404, message: 'No existe o no tienes acceso.' })
}

export function forbidden() {
  return new ORPCError('FORBIDDEN', { status: 403, message: 'No tienes permiso para hacer esto.' })
}

/** A field that has the right shape, but names something that is not there: answered like any refused field. */
export function invalidField(path: string, message: string) {
  const cause = new ValidationError({ message, issues: [{ path: [path], message }], data: undefined })
  return new ORPCError('BAD_REQUEST', { status: 422, message, cause })
}
