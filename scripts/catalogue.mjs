import { pathToFileURL } from 'node:url'
import { inRoot } from './root.mjs'

/**
 * Spanish text to another language's, as the web has it.
 * @param {'en' | 'fr' | 'de'} language
 * @returns {Promise<Record<string, string>>}
 */
export async function readCatalogue(language) {
  const file = inRoot('web', 'src', 'app', 'languages', `${language}.ts`)
  return (await import(pathToFileURL(file).href))[language]
}
