import type { ElementNode, Props } from '../document/schema.ts'
import { type KnownQuizzes, quizPageIn } from '../values/quiz.ts'
import { isLegalReference, isReference } from '../values/reference.ts'

/**
 * Where references lead, by the reference: `page:<id>` to `/p/precios`. What is missing leads nowhere. Whoever takes pages
 * elsewhere adds the whole addresses of what comes along, each with the file that it is.
 */
export type Destinations = ReadonlyMap<string, string>

/**
 * The same props with addresses in place of references; one that leads nowhere stays on the page. A link to a quiz leads to it
 * in the language of the page.
 */
export function withAddresses(
  props: Props,
  destinations: Destinations | undefined,
  quizzes: KnownQuizzes | undefined,
): Props {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, replaced(value)]))

  function replaced(value: unknown): unknown {
    if (typeof value === 'string')
      return destinations?.get(value) ?? (isReference(value) ? '#' : quizLink(value, quizzes))
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each)]))
  }
}

function quizLink(link: string, quizzes: KnownQuizzes | undefined): string {
  const address = quizzes === undefined || quizzes.size === 0 ? null : quizPageIn(link)
  const quiz = address === null ? undefined : quizzes?.get(address)
  return address === null || quiz === undefined ? link : link.slice(0, -address.length) + quiz.page
}

/** Whether an element is nothing but the way to a legal page that its site does not have. */
export function leadsNowhere({ props }: ElementNode, destinations: Destinations | undefined): boolean {
  const { link } = props
  if (destinations === undefined || typeof link !== 'string') return false
  return isLegalReference(link) && !destinations.has(link)
}
