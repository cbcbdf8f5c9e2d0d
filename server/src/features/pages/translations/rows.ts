import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { PublicationVariantRow, TranslatedVariant } from '../../../platform/database/tables/sites.ts'
import { freePath, type PlacedTranslation } from './placed.ts'
import { translatedVariantStore } from './store.ts'

/** Of a variant that is no translation. */
export const noTranslation: TranslatedVariant = {
  pathRoot: null,
  path: null,
  ownTitle: null,
  ownSettings: null,
  texts: null,
}

/** Translations as a publication keeps them; their bodies are made when somebody first asks for them. */
export function translationRows(
  publication: { id: string; root: string; versionId: string },
  translations: readonly PlacedTranslation[],
): PublicationVariantRow[] {
  return translations.map(({ language, path, title, settings, texts }) => ({
    publicationId: publication.id,
    variant: language,
    versionId: publication.versionId,
    fileKey: `pages/${randomUUID()}.html`,
    manifest: null,
    pathRoot: publication.root,
    path,
    ownTitle: title,
    ownSettings: settings,
    texts,
  }))
}

/** What is published of a page in other languages goes where the page goes. */
export function movedTranslations(database: Database) {
  const store = translatedVariantStore(database)
  return {
    /** In the site where its page is now; what that does not speak is not published any more. Files that have no reader left. */
    async settle(pageId: string): Promise<string[]> {
      const left: string[] = []
      for (const row of await store.ofPage(pageId)) {
        const { publicationId, language, path, pathRoot, fileKey } = row
        const slug = path?.split('/').at(-1) ?? ''
        if (!row.languages.includes(language)) {
          await store.remove(publicationId, language)
          if (fileKey !== null) left.push(fileKey)
        } else if (pathRoot !== row.pageRoot) {
          const place = { root: row.pageRoot, pageId, language, slug }
          await store.move(publicationId, language, {
            pathRoot: row.pageRoot,
            path: await freePath(database, place),
          })
        }
      }
      return left
    },
  }
}
