import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { catalogueOf } from '../web/src/platform/i18n/catalogue.ts'
import { inRoot } from './root.mjs'

/**
 * Spanish text to another language's, as the web has it.
 * @param {'en' | 'fr' | 'de'} language
 */
export async function readCatalogue(language) {
  const folder = inRoot('web', 'src', 'platform', 'i18n', language)
  const files = await Promise.all(
    readdirSync(folder).map(async (file) => [file, await import(pathToFileURL(`${folder}/${file}`).href)]),
  )
  return catalogueOf(Object.fromEntries(files))
}
