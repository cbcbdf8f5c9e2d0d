import { reservedSlugs } from '@aurelio/contracts/page-settings'
import type { Database } from '../../platform/database/database.ts'
import { refuse } from '../../platform/http/failures.ts'
import { freeSlug } from './free-slug.ts'
import { pageStore } from './store.ts'

type Page = { id: string; name: string; root: string; slug: string | null }

/**
 * The address of a page: the one that is asked for, else the one it has, else one made of its name.
 * Refuses one that another page has, naming one that is free, and what the product uses itself.
 */
export async function settleAddress(
  database: Database,
  page: Page,
  asked: string | undefined,
): Promise<string> {
  const { id, name, root, slug } = page
  const isTaken = (each: string) => pageStore(database).addressIsTaken(root, each, id)
  if (asked === undefined) return slug ?? freeSlug(name, isTaken)
  if (asked === slug) return slug
  if (reservedSlugs.has(asked)) throw refuse('ADDRESS_RESERVED')
  if (await isTaken(asked)) throw refuse('ADDRESS_TAKEN', { suggestion: await freeSlug(asked, isTaken) })
  return asked
}
