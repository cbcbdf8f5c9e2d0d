// Gate: each catalogue holds every text that people may see, and no text that nobody uses. Prints each that is wrong.
import { fileURLToPath } from 'node:url'
import { readCatalogue } from './catalogue.mjs'
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

/** @param {string} text */
function placeholders(text) {
  return [...text.matchAll(/\{\{\w+\}\}/g)]
    .map(([name]) => name)
    .toSorted()
    .join()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lines = wrongTexts(allUsedTexts(), {
    en: await readCatalogue('en'),
    fr: await readCatalogue('fr'),
    de: await readCatalogue('de'),
  })
  for (const line of lines) console.error(line)
  if (lines.length > 0) console.error(`${lines.length} texts of the catalogues are wrong.`)
  process.exitCode = lines.length > 0 ? 1 : 0
}
