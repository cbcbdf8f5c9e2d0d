import { z } from 'zod'
import { type FieldProblem, isFieldProblem, type PlainFieldCode } from './field-problems.ts'

const known = z.custom<FieldProblem>(isFieldProblem)
const issueSchema = z.object({
  code: z.string(),
  origin: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  format: z.string().optional(),
  params: z.object({ problem: known }).optional(),
})

/**
 * The problem in an issue of zod. `input` is what was given there: a value that is missing is told apart from one of
 * another type.
 */
export function fieldProblemOf(issue: unknown, input: unknown): FieldProblem {
  const { data } = issueSchema.safeParse(issue)
  if (data?.params) return data.params.problem
  if (data?.code === 'invalid_type') return nothing(input === undefined ? 'REQUIRED' : 'WRONG_TYPE')
  if (data?.code === 'unrecognized_keys') return nothing('UNEXPECTED')
  if (data?.code === 'invalid_format') return nothing(formats[data.format ?? ''] ?? 'INVALID')
  const isText = data?.origin === 'string'
  if (data?.minimum !== undefined) return tooLittle(data.minimum, isText)
  if (data?.maximum !== undefined)
    return { code: isText ? 'TOO_LONG' : 'TOO_LARGE', params: { max: data.maximum } }
  return nothing('INVALID')
}

/** Of nothing but spaces, a text that must have a character is missing. */
function tooLittle(min: number, isText: boolean): FieldProblem {
  if (isText && min === 1) return nothing('REQUIRED')
  return { code: isText ? 'TOO_SHORT' : 'TOO_SMALL', params: { min } }
}

const formats: Record<string, PlainFieldCode> = {
  email: 'NOT_AN_EMAIL',
  url: 'NOT_A_LINK',
  date: 'NOT_A_DATE',
}

function nothing(code: PlainFieldCode): FieldProblem {
  return { code, params: undefined }
}
