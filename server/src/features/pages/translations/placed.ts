import type { PageSettings } from '@aurelio/contracts/page-settings'
import { type KeptText, keptTextsText } from '@aurelio/page/elements'
import type { Database } from '../../../platform/database/database.ts'
import { translatedVariantStore } from './store.ts'

/** A translation of a page that goes out with it. */
export type ReadyTranslation = {
  language: string
  /** The last part of its address; empty: that of the page. */
  slug: string
  /** What it tells of itself; what is left out is as the page has it. */
  about: { title?: string; description?: string; image?: string }
  texts: readonly KeptText[]
}
export type PlacedTranslation = {
  language: string
  path: string
  title: string
  /** JSON, as those of a page. */
  settings: string
  /** JSON, as a publication keeps it. */
  texts: string
}

/** What of a page is ready in other languages. */
export type ReadyIn = (workspaceId: string, pageId: string) => Promise<readonly ReadyTranslation[]>

/** The page that is translated, as it is published. */
type Translated = { root: string; pageId: string; slug: string; title: string; settings: PageSettings }

/** Where a translation of a page stands below its root; with a number where something else stands there. */
export async function freePath(
  database: Database,
  { root, pageId, language, slug }: { root: string; pageId: string; language: string; slug: string },
): Promise<string> {
  const { isTaken } = translatedVariantStore(database)
  for (let number = 1; ; number++) {
    const path = `${language}/${number === 1 ? slug : `${slug}-${number}`}`
    if (!(await isTaken(root, path, pageId))) return path
  }
}

/** The translations of a page with where each will stand, and what it will tell of itself. */
export async function placed(
  database: Database,
  { root, pageId, slug, title, settings }: Translated,
  ready: readonly ReadyTranslation[],
): Promise<PlacedTranslation[]> {
  const found: PlacedTranslation[] = []
  for (const { language, slug: own, about, texts } of ready)
    found.push({
      language,
      path: await freePath(database, { root, pageId, language, slug: own || slug }),
      title: about.title ?? title,
      // Its language is its own, and the address that counts for it is where it stands.
      settings: JSON.stringify({ ...settings, ...about, language: '', canonical: '' }),
      texts: keptTextsText(texts),
    })
  return found
}
