import type { StructuredData } from '../elements/definition.ts'
import type { Business } from '../elements/business.ts'

/** Who answers for a site: a name, and an address in lines, empty where nobody has said it. */
type Responsible = { name: string; address: string }

/**
 * What searchers read of who is behind a site, for the head of its home page at `url`, a whole address: the business that the site
 * names, else who answers for it. Nothing where nobody has said who that is.
 */
export function organizationAt(
  { name, address }: Responsible,
  business: Business,
  url: string,
): { organization?: StructuredData } {
  if (business.name !== '') return { organization: businessAt(business, url) }
  if (name === '') return {}
  return { organization: { '@type': 'Organization', name, url, ...(address !== '' && { address }) } }
}

/** A business that people can go to or call is a local one. */
function businessAt({ name, phone, email, address }: Business, url: string): StructuredData {
  return {
    '@type': address === '' ? 'Organization' : 'LocalBusiness',
    name,
    url,
    ...(phone !== '' && { telephone: phone }),
    ...(email !== '' && { email }),
    ...(address !== '' && { address }),
  }
}
