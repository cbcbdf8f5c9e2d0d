import type { StructuredData } from '../elements/definition.ts'

/** Who answers for a site: a name, and an address in lines, empty where nobody has said it. */
type Responsible = { name: string; address: string }

/**
 * What searchers read of who is behind a site, for the head of its home page at `url`, a whole address. Nothing where nobody
 * has said who that is.
 */
export function organizationAt(
  { name, address }: Responsible,
  url: string,
): { organization?: StructuredData } {
  if (name === '') return {}
  return { organization: { '@type': 'Organization', name, url, ...(address !== '' && { address }) } }
}
