import { DocumentError } from './error.ts'
import { documentVersion } from './schema.ts'
import { isRecord } from './json-values.ts'

/**
 * What lifts the elements of one version to the next; the first entry lifts version 1 to 2.
 * To add one: raise `documentVersion`, append the lift, keep every older lift for ever.
 */
export type Migration = (elements: unknown) => unknown
const migrations: readonly Migration[] = []

/**
 * The elements of a stored page, lifted to today's version.
 * @throws DocumentError `not-a-page`, `missing-version` or `newer-version`
 */
export function migrate(
  value: unknown,
  lifts: readonly Migration[] = migrations,
  newest: number = documentVersion,
): unknown {
  if (!isRecord(value)) throw new DocumentError({ code: 'not-a-page' })
  const { version, elements } = { version: value['version'], elements: value['elements'] }
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    throw new DocumentError({ code: 'missing-version' })
  }
  if (version > newest) {
    throw new DocumentError({ code: 'newer-version' })
  }
  return lifts.slice(version - 1).reduce((lifted, lift) => lift(lifted), elements)
}
