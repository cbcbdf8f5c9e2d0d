import { oc } from '@orpc/contract'
import { z } from 'zod'

/** One refused field of a request: where it stands and what is wrong, in Spanish. */
export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() })
export type FieldError = z.infer<typeof fieldErrorSchema>

/** The body of every error answer: RFC 9457 with a stable `code` and the id of the request. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  requestId: z.string().optional(),
  errors: z.array(fieldErrorSchema).optional(),
  data: z.unknown().optional(),
})
export type Problem = z.infer<typeof problemSchema>

/** The failures any signed-in call may answer with. */
export const signedIn = oc.errors({
  UNAUTHORIZED: { status: 401, message: 'Inicia sesión para continuar.' },
  FORBIDDEN: { status: 403, message: 'No tienes permiso para hacer esto.' },
  NOT_FOUND: { status: 404, message: 'No existe o no tienes acceso.' },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Demasiadas peticiones. Espera un momento y vuelve a intentarlo.',
  },
})
