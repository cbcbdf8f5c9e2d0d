import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { PublicationVariantRow, TranslatedVariant } from '../../../platform/database/tables/sites.ts'
import { freePath, type PlacedTranslation } from './placed.ts'
import { translatedVariantStore } from './store.ts'

/** Of a variant that is no translation. */
export const noTranslation: TranslatedVariant = {
  root: null,
  path: null,
  title: null,
  settings: null,
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
    root: publication.root,
    path,
    title,
    settings,
    texts,
  }))
}

/** What is published of a page in other languages goes where the page goes. */
export function movedTranslations(database: Database) {
  const store = translatedVariantStore(database)
  return {
    async follow({ id, pageId }: { id: string; pageId: string }, root: string) {
      for (const { language, path } of await store.ofPublication(id)) {
        const slug = path?.split('/').at(-1) ?? ''
        await store.move(id, language, {
          root,
          path: await freePath(database, { root, pageId, language, slug }),
        })
      }
    },
  }
}
