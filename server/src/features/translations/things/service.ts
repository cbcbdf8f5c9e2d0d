import type { ThingTranslation, TranslatedKind } from '@aurelio/contracts/thing-translations'
import {
  type TranslationImport,
  type TranslationSummary,
  type WrittenText,
} from '@aurelio/contracts/translations'
import { type TranslatedLanguage, translatedLanguageSchema } from '@aurelio/contracts/sites'
import { comparedSources, type KeptText, keptTextsText } from '@aurelio/page/elements'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { notFound } from '../../../platform/http/failures.ts'
import type { Quotas } from '../../../platform/quotas.ts'
import type { FileContent } from '../files/route.ts'
import { readTranslations } from '../files/read-file.ts'
import { takenTexts } from '../files/taken-texts.ts'
import { countsOf } from '../page-texts.ts'
import type { ThingTranslationStore } from './store.ts'
import type { Thing, ThingPorts } from './thing.ts'

type Parts = {
  database: Database
  emit: Emit
  quotas: Quotas
  store: ThingTranslationStore
  things: ThingPorts
  /** All languages of the sites of a workspace. */
  languagesOf: (workspaceId: string) => Promise<readonly string[]>
  /** How texts are said on the pages of a workspace. */
  known: (
    workspaceId: string,
    language: string,
    sources: readonly string[],
  ) => Promise<ReadonlyMap<string, string>>
}
const isEmpty = ({ value }: KeptText) => value.trim() === ''

type Asked = { kind: TranslatedKind; id: string; language: TranslatedLanguage }

/** Quizzes, contests, letters and sequences in other languages, for those who may change them. */
export function thingTranslations(parts: Parts) {
  const { database, emit, quotas, store, things } = parts

  async function languagesFor(session: Session, thing: Thing) {
    const all = await parts.languagesOf(session.workspace.id)
    return all.flatMap((code) => {
      const language = translatedLanguageSchema.safeParse(code).data
      return language === undefined || language === thing.main ? [] : [language]
    })
  }

  /** The thing, and that it is said in this language. */
  async function find(session: Session, { kind, id, language }: Asked) {
    const thing = await things[kind].find(session, id)
    if (!(await languagesFor(session, thing)).includes(language)) throw notFound()
    return thing
  }

  async function summaryOf(thing: Thing, language: TranslatedLanguage) {
    const row = await store.find(thing.id, language)
    const kept = row ? await store.texts(thing.id, language) : []
    const sections = thing.sections.map((section) => ({
      ...section,
      texts: comparedSources(section.texts, kept),
    }))
    const live = row?.live ?? null
    const summary: TranslationSummary = {
      language,
      ...countsOf(sections.flatMap(({ texts }) => texts)),
      isReady: live !== null,
      url: live === null ? null : thing.urlIn(language),
      hasChanges: live !== null && live !== keptTextsText(kept),
    }
    return { summary, sections, kept }
  }

  /** Puts texts into the translation, which is made where there is none yet; an empty one is taken out. */
  async function keep(session: Session, { kind, id, language }: Asked, texts: readonly KeptText[]) {
    const none = { quizId: null, contestId: null, letterId: null, sequenceId: null, collectionId: null }
    const workspaceId = session.workspace.id
    const changedAt = new Date().toISOString()
    await store.touch({
      thingId: id,
      language,
      workspaceId,
      ...none,
      [`${kind}Id`]: id,
      live: null,
      changedAt,
    })
    await store.put(
      id,
      language,
      texts.filter((text) => !isEmpty(text)),
    )
    await store.remove(id, language, texts.filter(isEmpty))
  }

  async function tell(session: Session, { id, name }: Thing) {
    await emit({ ...by(session), kind: 'thing.translated', subject: { id, name } })
  }

  async function show(session: Session, asked: Asked, isShown: boolean) {
    const thing = await find(session, asked)
    const { kind, id, language } = asked
    await database.inTransaction(async () => {
      await keep(session, asked, [])
      const live = isShown ? keptTextsText(await store.texts(id, language)) : null
      await store.setLive(id, language, live)
      await things[kind].changed(session.workspace.id, id)
      await tell(session, thing)
    })
    return (await summaryOf(thing, language)).summary
  }

  return {
    async list(session: Session, { kind, id }: Omit<Asked, 'language'>) {
      const thing = await things[kind].find(session, id)
      const items = []
      for (const language of await languagesFor(session, thing))
        items.push((await summaryOf(thing, language)).summary)
      return { name: thing.name, main: thing.main, items }
    },

    async get(session: Session, asked: Asked): Promise<ThingTranslation> {
      const { kind, id, language } = asked
      const thing = await find(session, asked)
      const { summary, sections } = await summaryOf(thing, language)
      const texts = sections.flatMap((section) => section.texts)
      const unsaid = [...new Set(texts.flatMap(({ state, source }) => (state === 'done' ? [] : [source])))]
      const known = await parts.known(session.workspace.id, language, unsaid)
      return {
        ...summary,
        kind,
        thingId: id,
        name: thing.name,
        main: thing.main,
        sections: sections
          .filter((section) => section.texts.length > 0)
          .map((section) => ({
            ...section,
            texts: section.texts.map((text) => ({
              ...text,
              known: text.state === 'done' ? null : (known.get(text.source) ?? null),
            })),
          })),
      }
    },

    async write(session: Session, asked: Asked, texts: readonly WrittenText[]) {
      const thing = await find(session, asked)
      await database.inTransaction(async () => {
        await keep(session, asked, texts)
        await tell(session, thing)
      })
      return (await summaryOf(thing, asked.language)).summary
    },

    /** What is said now is what is read from now on. */
    async publish(session: Session, asked: Asked) {
      await find(session, asked)
      await quotas.spend('publishes', session.workspace.id)
      return show(session, asked, true)
    },

    withdraw: (session: Session, asked: Asked) => show(session, asked, false),

    /** Takes what it knows out of a file; nothing else changes. */
    async take(session: Session, asked: Asked, content: string): Promise<TranslationImport> {
      const thing = await find(session, asked)
      const file = await readTranslations(content, asked.language)
      return database.inTransaction(async () => {
        const { sections, kept } = await summaryOf(thing, asked.language)
        const now = sections.flatMap(({ texts }) => texts)
        const told: TranslationImport = { id: null, taken: 0, same: 0, changed: [], unknown: [], empty: 0 }
        const own = file.texts.filter(({ pageId }) => pageId === thing.id)
        const other = file.texts.filter(({ pageId }) => pageId !== thing.id)
        const put = [
          ...takenTexts({ name: thing.name, now, kept, texts: own }, told),
          ...takenTexts({ name: '', now: [], kept: [], texts: other }, told),
        ]
        if (put.length > 0) {
          await keep(session, asked, put)
          await tell(session, thing)
        }
        return { ...told, taken: put.length }
      })
    },

    async file(session: Session, asked: Asked): Promise<FileContent> {
      const thing = await find(session, asked)
      const { sections } = await summaryOf(thing, asked.language)
      const { id, name, main } = thing
      const page = { id, name, texts: sections.flatMap(({ texts }) => texts) }
      return { name, main, pages: ReadableStream.from([page]) }
    },
  }
}
export type ThingTranslations = ReturnType<typeof thingTranslations>
