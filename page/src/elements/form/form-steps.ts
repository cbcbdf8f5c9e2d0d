import { shownFields } from './form-conditions.ts'
import type { FormField } from './form-field.ts'

/** Which step somebody is in, and which they ask for: names that no field can have. */
export const stepFields = { at: '_at', to: '_to' } as const

/**
 * Where somebody gets to who asks for a step: past those in which nothing is shown to them, onwards or back. Null where none
 * is left, so that the form is complete.
 */
export function stepTowards(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
  at: number,
  to: number,
): number | null {
  const steps = [...new Set(shownFields(fields, values).map(({ step }) => step))].toSorted((a, b) => a - b)
  if (to < at) return steps.findLast((step) => step <= to) ?? 0
  return steps.find((step) => step >= to) ?? null
}
