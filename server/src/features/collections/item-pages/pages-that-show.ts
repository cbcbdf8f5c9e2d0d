import { itemTemplateSchema } from '@aurelio/contracts/item-pages'
import type { PageDocument } from '@aurelio/page/document'
import { itemNamesIn } from '@aurelio/page/elements'
import { type CollectionQuery, itemPrefix, variableName } from '@aurelio/page/values'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { CollectionAccess } from '../access.ts'
import type { ItemTemplateRow } from '../tables.ts'
import type { ItemTemplateStore } from './store.ts'

type Showing = { id: string; name: string; fields: string[] }
type Parts = {
  access: Access
  may: CollectionAccess
  templates: ItemTemplateStore
  /** What live pages ask of a collection. */
  askedOf: (
    workspaceId: string,
    collectionId: string,
  ) => Promise<readonly { id: string; name: string; queries: readonly CollectionQuery[] }[]>
  /** The page that visitors see of a template, and its name; null while it is not published. */
  liveOf: (workspaceId: string, pageId: string) => Promise<{ name: string; document: PageDocument } | null>
}

/** The published pages that show items of a collection, with the fields that each uses: what a change of those is told by. */
export function pagesThatShow({ access, may, templates, askedOf, liveOf }: Parts) {
  return async (session: Session, id: string): Promise<{ items: Showing[] }> => {
    access.demand(session, 'collections.change')
    const { own, workspaceId } = await may.demand(session, id)
    const found = new Map<string, { name: string; names: Set<string> }>()
    const at = (pageId: string, name: string) => {
      const known = found.get(pageId) ?? { name, names: new Set<string>() }
      found.set(pageId, known)
      return known.names
    }
    for (const page of await askedOf(workspaceId, id))
      for (const { names, field, sort } of page.queries)
        for (const name of [...names, itemPrefix + field, itemPrefix + sort])
          at(page.id, page.name).add(variableName(name))
    for (const template of await templates.ofCollection(id)) {
      const live = await liveOf(workspaceId, template.pageId)
      if (!live) continue
      const names = at(template.pageId, live.name)
      for (const name of itemNamesIn(live.document)) names.add(name)
      for (const key of [template.image, ...Object.values(dataOf(template))])
        names.add(variableName(itemPrefix + key))
    }
    const items = [...found].map(([pageId, { name, names }]) => ({
      id: pageId,
      name,
      fields: own.filter(({ key }) => names.has(variableName(itemPrefix + key))).map(({ key }) => key),
    }))
    return { items: items.toSorted((one, other) => one.name.localeCompare(other.name, 'es')) }
  }
}
export type PagesThatShow = ReturnType<typeof pagesThatShow>

function dataOf({ data }: Pick<ItemTemplateRow, 'data'>): Record<string, string> {
  return itemTemplateSchema.shape.data.parse(JSON.parse(data))
}
