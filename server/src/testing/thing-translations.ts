import { type ThingTranslation, thingTranslationSchema } from '@aurelio/contracts/thing-translations'
import { translationSummarySchema } from '@aurelio/contracts/translations'
import { expect } from 'vitest'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

/** Every text of a thing, in its order. */
export function allTexts({ sections }: ThingTranslation) {
  return sections.flatMap(({ texts }) => texts)
}

/** What a person does with a thing of a kind (`quiz`, `letter`) in English. */
export function translating(person: () => Person, kind: string) {
  const path = (id: string, language = 'en') => `/api/translations/${kind}/${id}/${language}`
  const get = async (id: string) => thingTranslationSchema.parse(bodyOf(await person().call('GET', path(id))))
  return {
    path,
    get,
    /** Says each text whose source is named. */
    async say(id: string, words: Record<string, string>) {
      const texts = allTexts(await get(id)).flatMap(({ element, path: at, source }) =>
        words[source] === undefined ? [] : [{ element, path: at, source, value: words[source] }],
      )
      expect(new Set(texts.map(({ source }) => source))).toEqual(new Set(Object.keys(words)))
      return translationSummarySchema.parse(
        bodyOf(await person().call('PUT', `${path(id)}/texts`, { texts })),
      )
    },
    publish: async (id: string) =>
      translationSummarySchema.parse(bodyOf(await person().call('POST', `${path(id)}/publication`))),
  }
}
