import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from './problems.ts'

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

/** The failures any signed-in call may answer with. */
export const signedIn = oc.errors(errorsOf('UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'))
