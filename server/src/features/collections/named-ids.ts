import { addCollection } from '../../testing/collections.ts'
import type { NamedId } from '../../testing/authorization/named-ids.ts'
import { createPage } from '../../testing/pages.ts'
import type { Person } from '../../testing/test-server.ts'

const collection = async (owner: Person) => (await addCollection(owner, 'Con ids')).id
const page = async (owner: Person) => (await createPage(owner, 'Ficha')).id

/** What the template of an item's page names. */
export const namedIds: Record<string, NamedId> = {
  'PUT /item-templates/{pageId} collectionId': {
    thing: collection,
    target: page,
    body: { prefix: 'equipo-con-ids' },
  },
}
