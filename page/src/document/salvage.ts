import { decodeElements } from './codec.ts'
import { isRecord } from './json-values.ts'
import { limits, type PageDocument } from './schema.ts'

/**
 * Reads what can be read of a nested list that came to harm: elements that are none are left out, with what
 * they hold. Null where nothing is left.
 * @returns `lost`: how many elements were left out, each counted with all it holds as one
 */
export function salvageElements(value: unknown): { document: PageDocument; lost: number } | null {
  let lost = 0

  function sound(list: readonly unknown[], depth: number): unknown[] {
    return list.flatMap((item) => {
      const own = soundElement(item, depth)
      if (own === null) lost += 1
      return own === null ? [] : [own]
    })
  }

  function soundElement(item: unknown, depth: number): Record<string, unknown> | null {
    if (!isRecord(item) || depth >= limits.depth) return null
    const { children, ...props } = isRecord(item['props']) ? item['props'] : {}
    if (!decodeElements([{ ...item, props }]).ok) return null
    if (!Array.isArray(children)) return { ...item, props }
    return { ...item, props: { ...props, children: sound(children, depth + 1) } }
  }

  if (!Array.isArray(value)) return null
  const list: readonly unknown[] = value
  const decoded = decodeElements(sound(list, 0))
  return decoded.ok && decoded.document.root.length > 0 ? { document: decoded.document, lost } : null
}
