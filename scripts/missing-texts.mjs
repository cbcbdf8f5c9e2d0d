// Gate: each catalogue holds every text that people may see, and no text that nobody uses; where two say the same text,
// they say it in the same words. Prints each that is wrong.
import { fileURLToPath } from 'node:url'
import { readCatalogue, readCatalogues } from './catalogue.mjs'
import { allUsedTexts } from './used-texts.mjs'

/** The endings of counted texts (i18next); the text without one is what the sources say. */
const counted = /_(zero|one|two|few|many|other)$/

/**
 * @param {{ texts: Map<string, string>, literals: Set<string> }} used `texts`: each with its file
 * @param {Record<string, Record<string, string>>} catalogues by language
 * @returns {string[]} one line for each text that is missing, empty, unused, or has other placeholders
 */
export function wrongTexts({ texts, literals }, catalogues) {
  return Object.entries(catalogues).flatMap(([language, catalogue]) => [
    ...[...texts].flatMap(([text, file]) =>
      catalogue[text] ? [] : [`${language} lacks, from ${file}: ${text}`],
    ),
    ...Object.entries(catalogue).flatMap(([key, translation]) => {
      const text = key.replace(counted, '')
      if (!texts.has(text) && !literals.has(text)) return [`${language} holds, and nobody uses: ${key}`]
      if (text === key && placeholders(key) !== placeholders(translation))
        return [`${language} has other placeholders: ${key}`]
      return []
    }),
  ])
}

/**
 * @param {string} language
 * @param {readonly { file: string, catalogue: Record<string, string> }[]} parts
 * @returns {string[]} one line for each text that two catalogues word differently
 */
export function wordedTwice(language, parts) {
  const first = new Map()
  return parts.flatMap(({ file, catalogue }) =>
    Object.entries(catalogue).flatMap(([key, translation]) => {
      const known = first.get(key)
      if (!known) first.set(key, { file, translation })
      if (!known || known.translation === translation) return []
      return [`${language} words differently, in ${known.file} and ${file}: ${key}`]
    }),
  )
}

/** @param {string} text */
function placeholders(text) {
  return [...text.matchAll(/\{\{\w+\}\}/g)]
    .map(([name]) => name)
    .toSorted()
    .join()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const languages = /** @type {const} */ (['en', 'fr', 'de'])
  const catalogues = Object.fromEntries(languages.map((language) => [language, readCatalogue(language)]))
  const lines = [
    ...wrongTexts(allUsedTexts(), catalogues),
    ...languages.flatMap((language) => wordedTwice(language, readCatalogues(language))),
  ]
  for (const line of lines) console.error(line)
  if (lines.length > 0) console.error(`${lines.length} texts of the catalogues are wrong.`)
  process.exitCode = lines.length > 0 ? 1 : 0
}
