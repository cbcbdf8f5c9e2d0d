import type { NamedId } from '../../testing/authorization/named-ids.ts'
import { documentWith, publishPage } from '../../testing/pages.ts'
import type { Person } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

/** A page whose B is tried. */
const triedPage = async (owner: Person) => {
  const { id } = await publishPage(owner, 'Con prueba', documentWith('Titular', ['email']))
  bodyOf(await owner.call('POST', `/api/pages/${id}/variants`))
  const plan = { name: 'Titular', effect: 50, dailyVisitors: 5000 }
  bodyOf(await owner.call('POST', `/api/pages/${id}/experiment`, plan))
  return id
}

/** What questions about tests name. */
export const namedIds: Record<string, NamedId> = {
  'GET /experiments pageId': { thing: triedPage },
  'POST /experiment-ideas pageId': {
    thing: async (owner) => (await publishPage(owner, 'Con idea', documentWith('x', ['email']))).id,
    body: { text: 'Otro titular', effect: 20 },
  },
}
