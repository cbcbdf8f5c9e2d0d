import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../platform/http/api.ts'
import type { PagesThatShow } from './item-pages/pages-that-show.ts'
import type { ItemTemplateService } from './item-pages/service.ts'
import type { TakenItemPages } from './item-pages/taken-along.ts'
import type { ItemHistory } from './items/history/service.ts'
import type { ItemTranslations } from './items/languages/service.ts'
import type { ItemReferences } from './items/references/references.ts'
import type { ItemService } from './items/service.ts'
import type { SeenLists } from './items/seen-lists.ts'
import type { CollectionService } from './service.ts'
import type { WordPressImports } from './wordpress/service.ts'
import type { itemImport } from './table/import.ts'
import type { itemSheet } from './table/sheet.ts'

export function collectionRoutes(
  collections: CollectionService,
  items: ItemService,
  versions: ItemHistory,
  languages: ItemTranslations,
  templates: ItemTemplateService,
  pages: PagesThatShow,
  take: ReturnType<typeof itemImport>,
  sheet: ReturnType<typeof itemSheet>,
  references: ItemReferences,
  seenLists: SeenLists,
  taken: TakenItemPages,
  wordpress: WordPressImports,
) {
  const calls = implement(contract.collections).$context<RequestContext>().use(requireSession)
  return {
    list: calls.list.handler(({ context }) => collections.list(context.current)),
    get: calls.get.handler(({ context, input }) => collections.get(context.current, input.id)),
    create: calls.create.handler(({ context, input }) => collections.create(context.current, input)),
    update: calls.update.handler(({ context, input }) => collections.update(context.current, input)),
    remove: calls.remove.handler(({ context, input }) => collections.remove(context.current, input.id)),
    items: calls.items.handler(({ context, input: { id, ...query } }) =>
      items.list(context.current, id, query),
    ),
    item: calls.item.handler(({ context, input: { id, itemId } }) => items.get(context.current, id, itemId)),
    addItem: calls.addItem.handler(({ context, input: { id, ...given } }) =>
      items.add(context.current, id, given),
    ),
    saveItem: calls.saveItem.handler(({ context, input: { id, itemId, ...given } }) =>
      items.save(context.current, id, itemId, given),
    ),
    removeItem: calls.removeItem.handler(({ context, input: { id, itemId, pointers } }) =>
      items.remove(context.current, id, itemId, pointers),
    ),
    itemPointers: calls.itemPointers.handler(({ context, input: { id, itemId } }) =>
      references.pointers(context.current, id, itemId),
    ),
    shown: calls.shown.handler(({ context, input }) => seenLists(context.current, input)),
    placeItem: calls.placeItem.handler(({ context, input: { id, itemId, before } }) =>
      items.place(context.current, id, itemId, before),
    ),
    itemVersions: calls.itemVersions.handler(({ context, input: { id, itemId } }) =>
      versions.list(context.current, id, itemId),
    ),
    restoreItem: calls.restoreItem.handler(({ context, input: { id, itemId, ...given } }) =>
      versions.restore(context.current, id, itemId, given),
    ),
    itemTranslations: calls.itemTranslations.handler(({ context, input }) =>
      languages.list(context.current, input.id, input.itemId),
    ),
    saveItemTranslation: calls.saveItemTranslation.handler(({ context, input: { id, ...given } }) =>
      languages.save(context.current, id, given),
    ),
    pages: calls.pages.handler(({ context, input }) => pages(context.current, input.id)),
    templates: calls.templates.handler(({ context }) => templates.list(context.current)),
    itemPages: calls.itemPages.handler(({ context, input }) => taken.pages(context.current, input)),
    setTemplate: calls.setTemplate.handler(({ context, input }) => templates.set(context.current, input)),
    removeTemplate: calls.removeTemplate.handler(({ context, input }) =>
      templates.remove(context.current, input.pageId),
    ),
    wordpressImport: calls.wordpressImport.handler(({ context, input }) =>
      wordpress.get(context.current, input.id),
    ),
    stopWordpressPictures: calls.stopWordpressPictures.handler(({ context, input }) =>
      wordpress.stopPictures(context.current, input.id),
    ),
    saveItems: calls.saveItems.handler(({ context, input: { id, ...given } }) =>
      sheet(context.current, id, given),
    ),
    import: calls.import.handler(({ context, input: { id, ...given } }) => take(context.current, id, given)),
  }
}
