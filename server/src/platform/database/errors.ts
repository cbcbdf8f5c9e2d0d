export type ConstraintFault = 'unique' | 'foreign-key' | 'check' | 'not-null'

const sqliteCodes: Record<number, ConstraintFault> = {
  1555: 'unique',
  2067: 'unique',
  787: 'foreign-key',
  275: 'check',
  1299: 'not-null',
}
const postgresCodes: Record<string, ConstraintFault> = {
  23505: 'unique',
  23503: 'foreign-key',
  23514: 'check',
  23502: 'not-null',
}

/** Which constraint refused a write, the same on both engines; null for any other error. */
export function constraintFault(error: unknown): ConstraintFault | null {
  if (!(error instanceof Error)) return null
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes[error.errcode] ?? null
  if ('code' in error && typeof error.code === 'string') return postgresCodes[error.code] ?? null
  return null
}
