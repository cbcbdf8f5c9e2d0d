import type { Field } from '@aurelio/page/elements'
import { textOf } from './controls/control.ts'
import { numberOf } from './controls/number-draft.ts'
import type { FieldValues } from './field-values.ts'

/**
 * What the page keeps in a field though it cannot be used there: a family that this product has no more, a number beyond
 * its bounds. It stays until the person chooses another. Undefined where all is well.
 */
export function unusable(field: Field, { stored, props }: FieldValues): string | undefined {
  const kept = textOf(stored[field.prop])
  if (kept === '') return undefined
  if (field.kind === 'select' || field.kind === 'choice') {
    const isKnown = field.options.some(({ value }) => String(value) === kept)
    return isKnown || textOf(props[field.prop]) === kept ? undefined : kept
  }
  if (field.kind !== 'length' && field.kind !== 'number') return undefined
  const [amount, used] = [numberOf(kept), numberOf(props[field.prop])]
  if (amount === null || amount === used) return undefined
  return amount < field.min || amount > field.max ? kept : undefined
}
