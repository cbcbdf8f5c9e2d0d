import { z } from 'zod'
import { isRecord } from '../document/json-values.ts'
import { prop } from './prop-schemas.ts'

/** More than this is no list that people read. */
export const mostItems = 24

/**
 * A list whose entries are read by a schema of their own, which never throws. What is no entry is left out;
 * what is no list falls back.
 */
export function itemsProp<Item>(schema: z.ZodType<Item>, fallback: readonly object[]) {
  return prop((value): Item[] => {
    const given: readonly unknown[] = Array.isArray(value) ? value : fallback
    return given
      .filter(isRecord)
      .slice(0, mostItems)
      .map((item) => schema.parse(item))
  })
}
