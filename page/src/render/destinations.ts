import type { ElementNode, Props } from '../document/schema.ts'
import { isLegalReference, isReference } from '../values/reference.ts'

/**
 * Where references lead, by the reference: `page:<id>` to `/p/precios`. What is missing leads nowhere. Whoever takes pages
 * elsewhere adds the whole addresses of what comes along, each with the file that it is.
 */
export type Destinations = ReadonlyMap<string, string>

/** The same props with addresses in place of references; one that leads nowhere stays on the page. */
export function withAddresses(props: Props, destinations: Destinations | undefined): Props {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, replaced(value)]))

  function replaced(value: unknown): unknown {
    if (typeof value === 'string') return destinations?.get(value) ?? (isReference(value) ? '#' : value)
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each)]))
  }
}

/** Whether an element is nothing but the way to a legal page that its site does not have. */
export function leadsNowhere({ props }: ElementNode, destinations: Destinations | undefined): boolean {
  const { link } = props
  if (destinations === undefined || typeof link !== 'string') return false
  return isLegalReference(link) && !destinations.has(link)
}
