import type { FieldError, Problem } from '@aurelio/contracts/errors'
import { fieldProblemOf } from '@aurelio/contracts/field-issues'
import { fieldMessage, type FieldProblem } from '@aurelio/contracts/field-problems'
import { ORPCError, ValidationError } from '@orpc/server'
import type { Context } from 'hono'
import type { HttpEnvironment } from './environment.ts'
import { refusal } from './failures.ts'

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
  params?: unknown
}

/** The body of an error answer (RFC 9457), with the stable `code` and its parameters, which the web words. */
export function problem({ status, code, detail, requestId, errors, params }: Parts): Problem {
  return {
    type: 'about:blank',
    title: titles[status] ?? 'Error del servidor',
    status,
    detail,
    code,
    ...(requestId !== undefined && { requestId }),
    ...(errors && { errors }),
    ...(params !== undefined && { params }),
  }
}

/** An error answer of a plain route. */
export function problemResponse(
  c: Context<HttpEnvironment>,
  parts: Omit<Parts, 'requestId'>,
  headers?: Record<string, string>,
): Response {
  return problemAnswer(c.get('requestId'), parts, headers)
}

/** The same for a request that has no context. */
export function problemAnswer(
  requestId: string,
  parts: Omit<Parts, 'requestId'>,
  headers: Record<string, string> = {},
): Response {
  const body = problem({ ...parts, requestId })
  return new Response(JSON.stringify(body), {
    status: parts.status,
    headers: { 'content-type': problemType, ...headers },
  })
}

/** What an error of the API is to the person: expected ones as they are, any other without a word of its inside. */
export function problemOf(error: ORPCError<string, unknown>): Problem {
  const { status, code, data } = error
  if (status >= 500 && status !== 503) return problem({ ...refusal('INTERNAL_SERVER_ERROR'), status, code })
  if (error.cause instanceof ValidationError)
    return problem({ ...refusal('VALIDATION_ERROR'), status, errors: fieldErrors(error.cause) })
  if (code === 'BAD_REQUEST') return problem({ ...refusal('BAD_REQUEST'), status })
  return problem({ status, code, detail: error.message, params: data })
}

/** The refused fields. `data` is what was checked. */
export function fieldErrors({ issues, data }: Pick<ValidationError, 'issues' | 'data'>): FieldError[] {
  return issues.map((issue) => {
    const path = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part))
    return fieldError(path.join('.'), fieldProblemOf(issue, path.reduce(valueIn, data)))
  })
}

function fieldError(path: string, found: FieldProblem): FieldError {
  const { code, params } = found
  return { path, code, ...(params && { params }), message: fieldMessage(found) }
}

function valueIn(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
