import type { ItemTemplate, TakenItemPage } from '@aurelio/contracts/item-pages'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import { notFound } from '../../../platform/http/failures.ts'
import type { itemPages } from './item-pages.ts'
import type { ItemTemplateStore } from './store.ts'

/** As many as one call gives. */
const atOnce = 100

type Parts = {
  access: Access
  templates: Pick<ItemTemplateStore, 'ofPage' | 'ofCollection'>
  /** Before what the addresses of a page stand, whole; undefined where the workspace has none of this id. */
  siteUrlOf: (workspaceId: string, pageId: string) => Promise<string | undefined>
  /** Pages of items that lead to those of these templates as if they were published. */
  pagesWith: (along: readonly string[]) => Pick<ReturnType<typeof itemPages>, 'some' | 'ofPage'>
}
type Asked = {
  pageId: string
  language: string
  names: readonly string[]
  from: number
  templates: readonly string[]
}

/** Where the items of a template stand, or would stand if it were published. */
export function addressesBelow(root: string, { prefix }: Pick<ItemTemplate, 'prefix'>) {
  return (slug: string) => `${root}/${prefix}/${slug}`
}

/** The pages of the items of a template for whoever takes them along, published or not. */
export function takenItemPages({ access, templates, siteUrlOf, pagesWith }: Parts) {
  return {
    /** Where the items of a collection stand by the first of its templates that is taken along; null for none. */
    async addressesOf(collectionId: string, along: readonly string[]) {
      if (along.length === 0) return null
      const own = (await templates.ofCollection(collectionId)).find(({ pageId }) => along.includes(pageId))
      if (!own) return null
      const root = await siteUrlOf(own.workspaceId, own.pageId)
      return root === undefined ? null : addressesBelow(root, own)
    },

    async pages(
      session: Session,
      { pageId, language, names, from, templates: along }: Asked,
    ): Promise<{ items: TakenItemPage[]; isLast: boolean }> {
      access.demand(session, 'collections.change')
      const pages = pagesWith(along)
      const template = await pages.ofPage(pageId)
      if (template?.workspaceId !== session.workspace.id) throw notFound()
      const root = await siteUrlOf(template.workspaceId, pageId)
      if (root === undefined) throw notFound()
      const addressOf = addressesBelow(root, template)
      const window = { from, count: atOnce }
      const { pages: items, isLast } = await pages.some(template, { language, names }, window, addressOf)
      return { items: items.map((each) => ({ ...each, url: addressOf(each.slug) })), isLast }
    },
  }
}
export type TakenItemPages = ReturnType<typeof takenItemPages>
