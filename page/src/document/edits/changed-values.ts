import { isRecord } from '../json-values.ts'
import type { SetValue } from '../operations/operation.ts'
import { isSameValue } from '../same.ts'
import type { Props } from '../schema.ts'

/**
 * What has to be set to come from one state of an element's props to another. Overrides are addressed value by
 * value (`['responsive', 'tablet', 'color']`), so that two people may change one element on two devices.
 */
export function changedValues(before: Props, after: Props, around: readonly string[] = []): SetValue[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((name): SetValue[] => {
    const [was, is] = [before[name], after[name]]
    if (isSameValue(was, is)) return []
    const inside = [...around, name]
    const isHolder = inside[0] === 'responsive' && inside.length < 3
    if (isHolder && isFilled(is) && (was === undefined || isRecord(was)))
      return changedValues(was ?? {}, is, inside)
    const [first = name, ...others] = inside
    return [is === undefined ? { path: [first, ...others] } : { path: [first, ...others], value: is }]
  })
}

function isFilled(value: unknown): value is Props {
  return isRecord(value) && Object.keys(value).length > 0
}
