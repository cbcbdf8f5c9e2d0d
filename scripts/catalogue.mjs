import { globSync, readFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

/** @typedef {'en' | 'fr' | 'de'} Language */

/**
 * The catalogues of all parts, each with its file.
 * @param {Language} language
 * @returns {{ file: string, catalogue: Record<string, string> }[]}
 */
export function readCatalogues(language) {
  const files = globSync(`{web,page}/src/**/texts/${language}.json`, { cwd: inRoot() }).toSorted()
  return files.map((file) => ({ file, catalogue: JSON.parse(readFileSync(inRoot(file), 'utf8')) }))
}

/**
 * Spanish text to another language's, as the web puts it together (`web/src/app/languages/`).
 * @param {Language} language
 * @returns {Record<string, string>}
 */
export function readCatalogue(language) {
  return Object.assign({}, ...readCatalogues(language).map(({ catalogue }) => catalogue))
}
