import { DocumentError } from './error.ts'
import { limits } from './schema.ts'

/** A picture kept inline, bare or inside `url(…)`. */
const inlineImage = /^(?:url\(\s*["']?)?data:image\//i

export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The entries of a list that are objects; none where there is no list. */
export function recordsIn(value: unknown): readonly Record<string, unknown>[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  return list.filter(isRecord)
}

/** Counts the values of one document, so that a value shared or repeated without end is noticed. */
export type Budget = { values: number }

/**
 * A deep copy of a prop's value that holds only what JSON can hold.
 * @throws DocumentError `bad-value`, `bad-prop`, `bad-character`, `value-too-deep`, `too-long` or `too-much-data`
 */
export function copyValue(value: unknown, budget: Budget, depth = 0): unknown {
  budget.values += 1
  if (budget.values > limits.values) throw new DocumentError({ code: 'too-much-data' })
  if (typeof value === 'string') return checkText(value)
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (depth >= limits.valueDepth) {
    throw new DocumentError({ code: 'value-too-deep' })
  }
  if (Array.isArray(value)) return value.map((item: unknown) => copyValue(item, budget, depth + 1))
  if (isRecord(value)) return copyRecord(value, budget, depth + 1)
  throw new DocumentError({ code: 'bad-value', type: typeof value })
}

/** A deep copy of an object; an undefined entry counts as absent, as in JSON. */
export function copyRecord(
  source: Record<string, unknown>,
  budget: Budget,
  depth = 0,
): Record<string, unknown> {
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(source)) {
    if (key === '__proto__') throw new DocumentError({ code: 'bad-prop' })
    if (value === undefined) continue
    copy[checkText(key)] = copyValue(value, budget, depth)
  }
  return copy
}

function checkText(text: string): string {
  const longest = inlineImage.test(text) ? limits.imageLength : limits.textLength
  if (text.length > longest) throw new DocumentError({ code: 'too-long', limit: longest })
  if (text.includes('\0')) throw new DocumentError({ code: 'bad-character' })
  return text
}
