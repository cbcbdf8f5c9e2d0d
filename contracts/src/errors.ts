import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from './problems.ts'
import type { TokenScope } from './token-scopes.ts'

/** One refused field of a request: where it stands, its stable `code` (`field-problems.ts`), and the same in Spanish. */
export const fieldErrorSchema = z.object({
  path: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  message: z.string(),
})
export type FieldError = z.infer<typeof fieldErrorSchema>

/** The body of every error answer: RFC 9457 with a stable `code` (`problems.ts`) and the id of the request. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string().optional(),
  errors: z.array(fieldErrorSchema).optional(),
  /** What the code takes. */
  params: z.unknown().optional(),
})
export type Problem = z.infer<typeof problemSchema>

/** What an operation says of itself beside its route. `scope`: what a token must bear to call it; without it none may. */
export type OperationMeta = { scope?: TokenScope }

/** What people do who are signed in, and no token: the failures any such call may answer with. */
export const signedIn = oc
  .$meta<OperationMeta>({})
  .errors(errorsOf('UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'QUOTA_REACHED'))

/** The same, where a token may too that bears this scope. */
export function scoped(scope: TokenScope) {
  return signedIn.meta({ scope }).errors(errorsOf('SCOPE_MISSING'))
}
