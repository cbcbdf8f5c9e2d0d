import { translatedLanguageSchema } from '@aurelio/contracts/sites'
import type { Access } from '../../platform/access/access.ts'
import type { Session } from '../../platform/access/session.ts'
import { notFound } from '../../platform/http/failures.ts'
import type { FileContent } from './files/route.ts'
import type { PageInFile } from './files/xliff.ts'
import { textsOfPage } from './page-texts.ts'
import type { TranslationService, WholePage } from './service.ts'
import type { TranslationStore } from './store.ts'

type Parts = {
  access: Access
  store: TranslationStore
  service: TranslationService
  siteOf: (
    session: Session,
    id: string,
  ) => Promise<{ name: string; language: string; languages: readonly string[] }>
  pages: {
    whole: (workspaceId: string, id: string) => Promise<WholePage>
    idsOfSite: (workspaceId: string, siteId: string) => Promise<readonly string[]>
    publishedOfSite: (workspaceId: string, siteId: string) => Promise<readonly { language: string }[]>
  }
}

/** A site in its languages, page by page. */
export function siteTranslations({ access, store, service, siteOf, pages }: Parts) {
  async function* texts(
    workspaceId: string,
    ids: readonly string[],
    language: string,
  ): AsyncGenerator<PageInFile> {
    for (const id of ids) {
      // In the bin meanwhile.
      const page = await pages.whole(workspaceId, id).catch(() => null)
      if (page) yield { id, name: page.name, texts: textsOfPage(page, await store.texts(id, language)) }
    }
  }

  return {
    async ofSite(session: Session, siteId: string) {
      access.demand(session, 'pages.edit')
      const workspaceId = session.workspace.id
      const site = await siteOf(session, siteId)
      const ids = new Set(await pages.idsOfSite(workspaceId, siteId))
      const published = await pages.publishedOfSite(workspaceId, siteId)
      const items = []
      for (const code of site.languages.filter((each) => each !== site.language)) {
        const own = (await store.inLanguage(workspaceId, code)).filter(({ pageId }) => ids.has(pageId))
        items.push({
          language: translatedLanguageSchema.parse(code),
          begun: own.length,
          ready: own.filter(({ ready }) => ready === 1).length,
          published: published.filter(({ language }) => language === code).length,
        })
      }
      return { main: site.language, pages: ids.size, items }
    },

    async fileOfPage(session: Session, id: string, language: string): Promise<FileContent> {
      const { name, main } = await service.find(session, id, language)
      return { name, main, pages: texts(session.workspace.id, [id], language) }
    },

    async fileOfSite(session: Session, siteId: string, language: string): Promise<FileContent> {
      access.demand(session, 'pages.edit')
      const site = await siteOf(session, siteId)
      if (!site.languages.includes(language)) throw notFound()
      const ids = await pages.idsOfSite(session.workspace.id, siteId)
      return { name: site.name, main: site.language, pages: texts(session.workspace.id, ids, language) }
    },
  }
}
export type SiteTranslations = ReturnType<typeof siteTranslations>
