import { z } from 'zod'

/** Spanish texts for refused data where a schema brings none of its own. */
export function speakSpanish(): void {
  z.config({ customError: (issue) => messageOf(issue) })
}

function messageOf(issue: {
  code?: string | undefined
  input?: unknown
  expected?: unknown
  minimum?: unknown
  maximum?: unknown
  origin?: unknown
}) {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'Falta este dato.' : 'No tiene el tipo esperado.'
  const isLength = issue.origin === 'string'
  if (issue.code === 'too_small')
    return isLength
      ? `La longitud mínima es ${String(issue.minimum)}.`
      : `El mínimo es ${String(issue.minimum)}.`
  if (issue.code === 'too_big')
    return isLength
      ? `La longitud máxima es ${String(issue.maximum)}.`
      : `El máximo es ${String(issue.maximum)}.`
  if (issue.code === 'unrecognized_keys') return 'Hay datos que no se esperaban.'
  return 'No es válido.'
}
