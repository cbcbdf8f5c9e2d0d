import type { PageTranslation, TranslationSummary, WrittenText } from '@aurelio/contracts/translations'
import type { PageSummary } from '@aurelio/contracts/pages'
import { type TranslatedLanguage, translatedLanguageSchema } from '@aurelio/contracts/sites'
import { type KeptText, keptTextsText } from '@aurelio/page/elements'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import type { Quotas } from '../../platform/quotas.ts'
import { aboutIn, countsOf, sectionsOf, type Source, textsOfPage } from './page-texts.ts'
import type { TranslationStore } from './store.ts'

/** A page as it would be published now, in its own language. */
export type WholePage = Source & {
  id: string
  siteId: string | null
  root: string
  slug: string
  main: string
  languages: readonly string[]
  isLive: boolean
  url: string
  addressIn: (language: string, path: string) => string
}

/** What the room asks of pages. */
export type TranslatedPages = {
  whole: (workspaceId: string, id: string) => Promise<WholePage>
  published: (
    workspaceId: string,
    id: string,
  ) => Promise<readonly { language: string; path: string | null; texts: string | null }[]>
  /** False where the page itself is not published. */
  publish: (workspaceId: string, id: string) => Promise<boolean>
  isTaken: (root: string, path: string, besides: string) => Promise<boolean>
}

export type TranslationParts = {
  database: Database
  access: Access
  emit: Emit
  quotas: Quotas
  store: TranslationStore
  pages: TranslatedPages
  /** A page that somebody sees; a 404 of any other. */
  seen: (session: Session, id: string) => Promise<Pick<PageSummary, 'id' | 'name' | 'projectId'>>
}

/** Pages in the languages of their site, for those who edit them. */
export function translationService(parts: TranslationParts) {
  const { database, access, emit, quotas, store, pages, seen } = parts

  /** The page, and that its site has this language. */
  async function find(session: Session, id: string, language: string) {
    access.demand(session, 'pages.edit')
    const page = await pages.whole(session.workspace.id, id)
    if (!page.languages.includes(language)) throw notFound()
    return page
  }

  async function summaryOf(session: Session, page: WholePage, language: TranslatedLanguage) {
    const workspaceId = session.workspace.id
    const row = (await store.ofPage(workspaceId, page.id)).find((each) => each.language === language)
    const kept = row ? await store.texts(page.id, language) : []
    const live = (await pages.published(workspaceId, page.id)).find((each) => each.language === language)
    const texts = textsOfPage(page, kept)
    const wanted = row?.slug || page.slug
    const summary: TranslationSummary = {
      language,
      ...countsOf(texts),
      isReady: row?.ready === 1,
      url: live?.path ? page.addressIn(language, live.path) : null,
      hasChanges:
        live !== undefined &&
        (live.texts !== keptTextsText(kept) || !(live.path ?? '').startsWith(`${language}/${wanted}`)),
    }
    return { summary, texts, slug: row?.slug ?? '' }
  }

  async function changed(session: Session, page: WholePage, kind: Told) {
    const { projectId } = await seen(session, page.id)
    await emit({ ...by(session), kind, subject: { id: page.id, name: page.name }, projectId })
  }

  return {
    find,

    async list(session: Session, id: string) {
      access.demand(session, 'pages.edit')
      const page = await pages.whole(session.workspace.id, id)
      const items = []
      for (const code of page.languages)
        items.push((await summaryOf(session, page, translatedLanguageSchema.parse(code))).summary)
      return { name: page.name, siteId: page.siteId ?? '', main: page.main, items }
    },

    async get(session: Session, id: string, language: TranslatedLanguage): Promise<PageTranslation> {
      const page = await find(session, id, language)
      const { summary, texts, slug } = await summaryOf(session, page, language)
      const unsaid = [...new Set(texts.flatMap(({ state, source }) => (state === 'done' ? [] : [source])))]
      const where = { workspaceId: session.workspace.id, language, besides: id }
      const known = await store.known(where, unsaid)
      const withKnown = texts.map((text) => ({
        ...text,
        known: text.state === 'done' ? null : (known.get(text.source) ?? null),
      }))
      const { name, siteId, main } = page
      return {
        ...summary,
        pageId: id,
        name,
        siteId: siteId ?? '',
        main,
        slug,
        mainSlug: page.slug,
        base: page.addressIn(language, `${language}/-`).replace(/-?$/, ''),
        isPageLive: page.isLive,
        pageUrl: page.url,
        sections: sectionsOf(page.document, withKnown),
      }
    },

    /** Keeps texts; those that the page does not have any more too, for it may have them again. */
    async write(session: Session, id: string, language: TranslatedLanguage, texts: readonly WrittenText[]) {
      const page = await find(session, id, language)
      await database.inTransaction(async () => {
        await keep(store, session.workspace.id, { pageId: id, language }, texts)
        await changed(session, page, 'translation.changed')
      })
      return (await summaryOf(session, page, language)).summary
    },

    /** Says each text of a page whose words are known: in its own language, to what they are in the other. */
    async say(
      session: Session,
      id: string,
      language: TranslatedLanguage,
      words: Readonly<Record<string, string>>,
    ) {
      const texts = textsOfPage(await find(session, id, language), []).flatMap(
        ({ element, path, source }) => {
          const value = Object.hasOwn(words, source) ? words[source] : undefined
          return value === undefined ? [] : [{ element, path, source, value }]
        },
      )
      return this.write(session, id, language, texts)
    },

    async settle(session: Session, id: string, language: TranslatedLanguage, slug: string) {
      const page = await find(session, id, language)
      const path = `${language}/${slug}`
      if (slug !== '' && (await pages.isTaken(page.root, path, id)))
        throw refuse('TRANSLATION_ADDRESS_TAKEN', { path })
      await database.inTransaction(async () => {
        await keep(store, session.workspace.id, { pageId: id, language }, [])
        await store.change({ pageId: id, language }, { slug })
        await changed(session, page, 'translation.changed')
      })
      return (await summaryOf(session, page, language)).summary
    },

    /** The same with a number behind it where another page stands there. */
    async settleNear(session: Session, id: string, language: TranslatedLanguage, wanted: string) {
      const { root } = await find(session, id, language)
      for (let number = 1; ; number += 1) {
        const slug = number === 1 ? wanted : `${wanted}-${number}`
        if (!(await pages.isTaken(root, `${language}/${slug}`, id)))
          return this.settle(session, id, language, slug)
      }
    },

    /** It goes out with its page: at once where that is published. */
    async publish(session: Session, id: string, language: TranslatedLanguage) {
      const page = await find(session, id, language)
      await quotas.spend('publishes', session.workspace.id)
      await database.inTransaction(async () => {
        await keep(store, session.workspace.id, { pageId: id, language }, [])
        await store.change({ pageId: id, language }, { ready: 1 })
        await pages.publish(session.workspace.id, id)
        await changed(session, page, 'translation.published')
      })
      return (await summaryOf(session, page, language)).summary
    },

    async withdraw(session: Session, id: string, language: TranslatedLanguage) {
      const page = await find(session, id, language)
      await database.inTransaction(async () => {
        await store.change({ pageId: id, language }, { ready: 0 })
        await pages.publish(session.workspace.id, id)
        await changed(session, page, 'translation.withdrawn')
      })
      return (await summaryOf(session, page, language)).summary
    },

    /** What of a page is ready in other languages, for whoever publishes it. */
    async readyIn(workspaceId: string, id: string) {
      const rows = (await store.ofPage(workspaceId, id)).filter(({ ready }) => ready === 1)
      if (rows.length === 0) return []
      const { languages } = await pages.whole(workspaceId, id)
      const found = []
      for (const { language, slug } of rows.filter((row) => languages.includes(row.language))) {
        const texts = await store.texts(id, language)
        found.push({ language, slug, about: aboutIn(texts), texts })
      }
      return found
    },
  }
}
export type TranslationService = ReturnType<typeof translationService>

type Told = 'translation.changed' | 'translation.published' | 'translation.withdrawn'

const isEmpty = ({ value }: KeptText) => value.trim() === ''

/** Puts texts of a page into its translation, which is made where there is none yet; an empty one is taken out. */
export async function keep(
  store: TranslationStore,
  workspaceId: string,
  { pageId, language }: { pageId: string; language: string },
  texts: readonly KeptText[],
) {
  const changedAt = new Date().toISOString()
  await store.touch({ pageId, language, workspaceId, slug: '', ready: 0, changedAt })
  await store.put(
    pageId,
    language,
    texts.filter((text) => !isEmpty(text)),
  )
  await store.remove(pageId, language, texts.filter(isEmpty))
}
