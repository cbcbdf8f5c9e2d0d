import type { SiteDetail } from '@aurelio/contracts/sites'
import { menuLinks } from '@aurelio/page/document'
import { pageOfReference, referencesIn } from '@aurelio/page/values'
import { client } from '../../../platform/api/client.ts'
import { isGone } from '../../../platform/api/field-errors.ts'

/**
 * Finds where the references of exported pages lead: to the file of a page that is exported too, else to where that page
 * is published, as a whole address. What leads nowhere is left out. The menu of the site counts as written on each page.
 * @param files names of files by the ids of their pages
 * @param addresses names of files by the whole addresses at which what they hold stands here
 */
export function destinationFinder(
  site: SiteDetail | null,
  files: ReadonlyMap<string, string> = new Map(),
  addresses: ReadonlyMap<string, string> = new Map(),
) {
  const asked = new Map<string, Promise<string | undefined>>()

  function published(id: string): Promise<string | undefined> {
    const before = asked.get(id)
    if (before) return before
    const asking = client.pages.get({ id }).then(
      ({ publication }) => publication?.url,
      (error: unknown) => {
        if (isGone(error)) return undefined
        throw error
      },
    )
    asked.set(id, asking)
    return asking
  }

  const legal = (reference: string) =>
    Object.entries(site?.legalPages ?? {}).find(([kind]) => reference === `legal:${kind}`)?.[1]

  return async function destinationsOf(content: unknown): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>(addresses)
    for (const reference of referencesIn([content, menuLinks(site?.menu ?? [])])) {
      const id = pageOfReference(reference) ?? legal(reference)
      const address = id === undefined ? undefined : (files.get(id) ?? (await published(id)))
      if (address !== undefined) found.set(reference, address)
    }
    return found
  }
}
