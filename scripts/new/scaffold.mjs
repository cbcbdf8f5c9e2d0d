import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { StepError } from '../run.mjs'

/**
 * @typedef {Record<string, string>} Words What stands in a template as `__name__`, by that name.
 * @typedef {object} Kind
 * @property {string} folder Of its templates, which lie as what is made of them lies in the product.
 * @property {(name: string, root: string) => Words} words Throws a StepError where the name is none for it.
 * @property {(words: Words) => Record<string, (source: string) => string>} changes What becomes of the files that stand.
 * @property {string} next What there is to do next.
 */

/**
 * Makes the files of a kind, and changes those that have to know of it. Nothing is written where one stands already, or
 * where a file that has to change is not as it is expected to be.
 * @param {string} root Of the checkout.
 * @param {Kind} kind
 * @param {string} name
 * @returns {{ made: string[], changed: string[] }} paths in the checkout
 */
export function scaffold(root, kind, name) {
  const words = kind.words(name, root)
  const made = globSync('**/*.tpl', { cwd: kind.folder })
    .toSorted()
    .map((template) => ({
      path: fill(template.slice(0, -'.tpl'.length), words),
      text: fill(readFileSync(join(kind.folder, template), 'utf8'), words),
    }))
  const changed = Object.entries(kind.changes(words)).map(([path, change]) => ({
    path,
    text: change(readFileSync(join(root, path), 'utf8')),
  }))
  for (const { path } of made)
    if (existsSync(join(root, path))) throw new StepError(`It stands already: ${path}`, '')
  for (const { path, text } of [...made, ...changed]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { made: made.map(({ path }) => path), changed: changed.map(({ path }) => path) }
}

/** @param {string} template @param {Words} words */
function fill(template, words) {
  return Object.entries(words).reduce((text, [name, word]) => text.replaceAll(`__${name}__`, word), template)
}

/**
 * A line among the imports of a module.
 * @param {string} source @param {string} line
 */
export function withImport(source, line) {
  const last = source.lastIndexOf('\nimport ')
  const end = source.indexOf("'\n", last + 1)
  const at = source.startsWith('import ') || last !== -1 ? end + 2 : 0
  return `${source.slice(0, at)}${line}\n${source.slice(at)}`
}

/**
 * An entry at the end of a list that a file holds.
 * @param {string} source
 * @param {string} opening What the list begins with.
 * @param {string} entry
 * @param {string} closing What it ends with.
 */
export function withEntry(source, opening, entry, closing) {
  const from = source.indexOf(opening)
  const at = from === -1 ? -1 : source.indexOf(closing, from + opening.length)
  if (at === -1) throw new StepError(`Add it by hand: ${entry} (no "${opening}" was found)`, '')
  const before = source.slice(0, at).trimEnd()
  const comma = /[,[{]$/.test(before) ? '' : ','
  return `${before}${comma}\n${entry},${source.slice(at)}`
}

/** @param {string} root @returns {string} the next number of a migration: `0251` */
export function nextMigration(root) {
  const numbers = globSync('server/migrations/[0-9]*.ts', { cwd: root }).map((file) =>
    Number.parseInt(relative('server/migrations', file), 10),
  )
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
