import { type ItemTemplate, itemTemplateSchema } from '@aurelio/contracts/item-pages'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { invalidField, notFound, refuse } from '../../../platform/http/failures.ts'
import type { CollectionAccess } from '../access.ts'
import type { ItemTemplateStore } from './store.ts'

type Parts = {
  database: Database
  access: Access
  emit: Emit
  may: CollectionAccess
  templates: ItemTemplateStore
  /** Under what the addresses of a page stand; undefined where the workspace has none of this id. */
  rootOf: (workspaceId: string, pageId: string) => Promise<string | undefined>
  /** Called when a page has become a template, or is none any more. */
  onTemplate: (pageId: string) => void
}

/** Which pages are templates of the pages of items. */
export function itemTemplateService({ database, access, emit, may, templates, rootOf, onTemplate }: Parts) {
  async function tell(session: Session, collectionId: string) {
    const { id, name } = await may.demand(session, collectionId)
    await emit({ ...by(session), kind: 'collection.changed', subject: { id, name } })
  }

  return {
    async list(session: Session): Promise<{ items: ItemTemplate[] }> {
      access.demand(session, 'collections.change')
      const rows = await templates.ofWorkspace(session.workspace.id)
      return {
        items: rows.map(({ data, ...row }) => itemTemplateSchema.parse({ ...row, data: JSON.parse(data) })),
      }
    },

    async set(session: Session, template: ItemTemplate): Promise<ItemTemplate> {
      access.demand(session, 'collections.change')
      const workspaceId = session.workspace.id
      const { pageId, collectionId, prefix, data, image } = template
      const root = await rootOf(workspaceId, pageId)
      if (root === undefined) throw notFound()
      const collection = await may.find(session, collectionId)
      if (!collection) throw invalidField('collectionId', 'INVALID')
      const has = (key: string) => collection.own.some((field) => field.key === key)
      if (image !== '' && !has(image)) throw invalidField('image', 'INVALID')
      if (Object.values(data).some((key) => !has(key))) throw invalidField('data', 'INVALID')
      for (const other of await templates.at(prefix))
        if (other.pageId !== pageId && (await rootOf(other.workspaceId, other.pageId)) === root)
          throw refuse('TEMPLATE_ADDRESS_TAKEN', { prefix })
      await database.inTransaction(async () => {
        const before = await templates.ofPage(pageId)
        await templates.put({ ...template, workspaceId, data: JSON.stringify(data) })
        if (before && before.collectionId !== collectionId) await tell(session, before.collectionId)
        await tell(session, collectionId)
        database.afterCommit(() => onTemplate(pageId))
      })
      return template
    },

    async remove(session: Session, pageId: string) {
      access.demand(session, 'collections.change')
      const before = await templates.ofPage(pageId)
      if (before?.workspaceId !== session.workspace.id) throw notFound()
      await database.inTransaction(async () => {
        await templates.remove(pageId)
        await tell(session, before.collectionId)
        database.afterCommit(() => onTemplate(pageId))
      })
      return { pageId }
    },
  }
}
export type ItemTemplateService = ReturnType<typeof itemTemplateService>
