import {
  applyForm,
  chooseOption,
  type ColumnMode,
  foldName,
  formOfMatch,
  groupKey,
  hashText,
  parseSpintax,
  type Settings,
  slugify,
} from '@aurelio/page/generator'

/** The whole table as it was read. */
export type Table = { readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] }

function replaceIn(
  text: string,
  settings: Settings,
  slug: boolean,
  columns: readonly string[],
  values: readonly string[],
) {
  // The long s is a small S to whoever ignores case, as the sign of kelvin is a K.
  const fold = (part: string) =>
    (settings.ignoreAccents ? foldLetters(part) : part).toLowerCase().replaceAll('ſ', 's')
  const named = columns.some((name) => name !== '')
  const words = settings.keywords
    .filter((keyword) => keyword.text !== '')
    .toSorted((a, b) => b.text.length - a.text.length)
    .flatMap((keyword) => {
      const forms = slug ? [keyword.text, slugify(keyword.text)] : [keyword.text]
      return forms.filter((form) => form !== '').map((form) => ({ form: fold(form), column: keyword.column }))
    })
  const wordChar = /[\p{L}\p{N}\p{M}_]/u
  let output = ''
  let at = 0
  scan: while (at < text.length) {
    const placeholder = named ? /^\{\{([^{}]{1,80})\}\}/.exec(text.slice(at)) : null
    if (placeholder !== null) {
      const name = (placeholder[1] ?? '').trim()
      const column = columns.findLastIndex((known) => foldName(known) === foldName(name))
      if (column !== -1) {
        output += applyForm(
          values[column] ?? '',
          slug ? 'slug' : settings.keepCase ? formOfMatch(name) : 'asis',
        )
        at += placeholder[0].length
        continue
      }
    }
    for (const { form, column } of words) {
      const found = text.slice(at, at + form.length)
      if (fold(found) !== form) continue
      const before = text[at - 1] ?? ''
      const after = text[at + form.length] ?? ''
      if (settings.wholeWord && (wordChar.test(before) || wordChar.test(after))) continue
      output += applyForm(
        values[column] ?? '',
        slug ? 'slug' : settings.keepCase ? formOfMatch(found) : 'asis',
      )
      at += form.length
      continue scan
    }
    output += text[at] ?? ''
    at += 1
  }
  return output
}

/** One letter stays one letter, so that positions hold. */
function foldLetters(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '') || letter).join('')
}

/** A cell for one location, replacement by replacement, and every text it could have become. */
function cellFor(
  text: string,
  mode: ColumnMode,
  settings: Settings,
  columns: readonly string[],
  values: readonly string[],
  row: number,
  nextGroup: () => number,
): { text: string; could: string[] } {
  if (mode === 'none') return { text, could: [text] }
  if (mode !== 'text' || !settings.spintax) {
    const done = replaceIn(text, settings, mode === 'slug', columns, values)
    return { text: done, could: [done] }
  }
  let done = ''
  let could = ['']
  for (const part of parseSpintax(text)) {
    const options = (typeof part === 'string' ? [part] : part.options).map((option) =>
      replaceIn(option, settings, false, columns, values),
    )
    could = could.flatMap((head) => options.map((option) => head + option))
    const key = typeof part === 'string' ? 0 : groupKey(hashText(settings.seed), row, nextGroup())
    done += options[chooseOption(key, hashText(values[0] ?? ''), options.length)] ?? ''
  }
  return { text: done, could }
}

/**
 * The plain way, as a reference for the fast one and as its peer in the benchmark: for every location and row
 * the words are replaced in every cell, and the row is written with quotes where it needs them.
 */
export function* naiveRows(
  table: Table,
  columns: readonly string[],
  locations: readonly (readonly string[])[],
  settings: Settings,
): Generator<string> {
  const quote = (text: string, could: readonly string[], alone: boolean) => {
    const needed = could.some(
      (risk) => /["\r\n]|^\s|\s$/.test(risk) || risk.includes(settings.delimiter) || (alone && risk === ''),
    )
    return needed ? `"${text.replaceAll('"', '""')}"` : text
  }
  const header = table.header.map((cell) => quote(cell, [cell], false)).join(settings.delimiter)
  yield (settings.bom ? '\uFEFF' : '') + header
  for (const values of locations) {
    for (const [row, cells] of table.rows.entries()) {
      let group = 0
      const written = cells.map((cell, column) => {
        const mode = settings.modes[column] ?? 'text'
        const done = cellFor(cell, mode, settings, columns, values, row, () => group++)
        const number = done.text === cell && /^[+-]?\d+(?:[.,]\d+)*$/.test(cell)
        const guard =
          settings.guardFormulas && !number && done.could.some((risk) => /^[=+\-@\t\r]/.test(risk))
        const text = guard ? `'${done.text}` : done.text
        return quote(text, done.could, cells.length === 1)
      })
      yield settings.lineBreak + written.join(settings.delimiter)
    }
  }
}
