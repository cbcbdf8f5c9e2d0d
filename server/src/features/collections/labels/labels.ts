import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { hasOptions } from '@aurelio/contracts/collection-kinds/kinds'
import type { ItemValues } from '@aurelio/contracts/collection-values'
import { type KeptText, walkInLanguage } from '@aurelio/page/elements'
import { fieldsSaid } from './fields-said.ts'

/** What is said of a collection in other languages now, by language. */
export type LiveTextsOf = (collectionId: string) => Promise<ReadonlyMap<string, readonly KeptText[]>>

/** What a collection calls its fields and their choices in a language; what is not said in it stays as it is. */
export function collectionLabels(liveTextsOf: LiveTextsOf) {
  async function fieldsIn(id: string, own: readonly CollectionField[], language: string) {
    const texts = (await liveTextsOf(id)).get(language)
    return texts ? walkInLanguage(fieldsSaid(own), texts) : [...own]
  }

  return {
    fieldsIn,
    /** What was chosen, as it is called in a language: changes the values that it is given. Null where it is called the same. */
    async choicesIn(id: string, own: readonly CollectionField[], language: string) {
      if (!own.some(({ kind }) => hasOptions(kind))) return null
      const texts = (await liveTextsOf(id)).get(language)
      if (!texts) return null
      const fields = walkInLanguage(fieldsSaid(own), texts)
      const words = new Map(
        own.map(({ key, options }, at) => [
          key,
          new Map(options.map((option, place) => [option, fields[at]?.options[place] ?? option])),
        ]),
      )
      return (values: ItemValues, key: string) => {
        const value = values[key]
        const said = words.get(key)
        if (typeof value === 'string') values[key] = said?.get(value) ?? value
        else if (isWords(value)) values[key] = value.map((each) => said?.get(each) ?? each)
      }
    },
  }
}
export type CollectionLabels = ReturnType<typeof collectionLabels>

function isWords(value: ItemValues[string] | undefined): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
