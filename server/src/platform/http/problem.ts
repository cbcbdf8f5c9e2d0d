import type { FieldError, Problem } from '@aurelio/contracts/errors'
import { ORPCError, ValidationError } from '@orpc/server'
import type { Context } from 'hono'
import type { HttpEnvironment } from './environment.ts'

/** The media type of every error answer. */
export const problemType = 'application/problem+json'

const titles: Record<number, string> = {
  400: 'Petición no válida',
  401: 'No autorizado',
  403: 'Sin permiso',
  404: 'No encontrado',
  405: 'Método no permitido',
  409: 'Conflicto',
  413: 'Demasiado grande',
  415: 'Formato no admitido',
  422: 'Datos no válidos',
  429: 'Demasiadas peticiones',
  503: 'No disponible',
}

type Parts = {
  status: number
  code: string
  detail: string
  requestId?: string
  errors?: FieldError[]
  data?: unknown
}

/** The body of an error answer (RFC 9457), with the stable `code` that the web side maps. */
export function problem({ status, code, detail, requestId, errors, data }: Parts): Problem {
  return {
    type: 'about:blank',
    title: titles[status] ?? 'Error del servidor',
    status,
    detail,
    code,
    ...(requestId !== undefined && { requestId }),
    ...(errors && { errors }),
    ...(data !== undefined && { data }),
  }
}

/** An error answer of a plain route. */
export function problemResponse(
  c: Context<HttpEnvironment>,
  parts: Omit<Parts, 'requestId'>,
  headers: Record<string, string> = {},
): Response {
  const body = problem({ ...parts, requestId: c.get('requestId') })
  return new Response(JSON.stringify(body), {
    status: parts.status,
    headers: { 'content-type': problemType, ...headers },
  })
}

const malformed = 'La petición no tiene el formato esperado.'
const invalid = 'Revisa los datos: hay campos que no son válidos.'
const unexpected = 'Ha ocurrido un error en el servidor. Inténtalo de nuevo en un momento.'

/** What an error of the API is to the person: expected ones as they are, any other without a word of its inside. */
export function problemOf(error: ORPCError<string, unknown>): Problem {
  const { status, code, data } = error
  if (status >= 500 && status !== 503) return problem({ status, code, detail: unexpected })
  if (error.cause instanceof ValidationError) {
    const errors = error.cause.issues.map((issue) => ({ path: pathOf(issue.path), message: issue.message }))
    return problem({ status, code: 'VALIDATION_ERROR', detail: invalid, errors })
  }
  if (code === 'BAD_REQUEST') return problem({ status, code, detail: malformed })
  return problem({ status, code, detail: error.message, data })
}

function pathOf(path: ValidationError['issues'][number]['path']) {
  return (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
}
