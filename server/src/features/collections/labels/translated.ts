import { textsOfWalk } from '@aurelio/page/elements'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { CollectionAccess } from '../access.ts'
import type { CollectionStore } from '../store.ts'
import { fieldsSaid } from './fields-said.ts'

type Parts = {
  access: Access
  emit: Emit
  may: CollectionAccess
  store: Pick<CollectionStore, 'find' | 'touch'>
  /** In which language items say what they say. */
  mainLanguageOf: (workspaceId: string) => Promise<string>
}

/** What a collection calls its fields and their choices, as it is translated. */
export function translatedCollections({ access, emit, may, store, mainLanguageOf }: Parts) {
  return {
    async find(session: Session, id: string) {
      access.demand(session, 'collections.change')
      const { name, own, workspaceId } = await may.demand(session, id)
      const texts = Map.groupBy(textsOfWalk(fieldsSaid(own)), ({ element }) => element)
      return {
        id,
        name,
        main: await mainLanguageOf(workspaceId),
        sections: own.map((field) => ({
          id: field.key,
          name: field.name,
          texts: texts.get(field.key) ?? [],
        })),
        urlIn: () => null,
      }
    },
    /** Pages that show it are looked at as after any change of its items. */
    async changed(workspaceId: string, id: string) {
      const row = await store.find(workspaceId, id)
      if (!row) return
      const at = new Date().toISOString()
      await store.touch(id, at)
      const subject = { id, name: row.name }
      await emit({ workspaceId, actorId: null, origin: null, at, kind: 'collection.items-changed', subject })
    },
  }
}
