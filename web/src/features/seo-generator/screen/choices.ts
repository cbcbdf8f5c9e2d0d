import {
  type ColumnMode,
  type CsvInfo,
  type Delimiter,
  type FieldColumns,
  type FileType,
  isOfPages,
  type Keyword,
  modeOf,
  type PageFormat,
  type PresetId,
  type Settings,
  type Split,
  suggestFields,
} from '@aurelio/page/generator'
import { mostAddresses } from '../engine/pages/write-sitemap.ts'

/** One more word to replace; the id tells rows apart while two hold the same word. */
export type MoreKeyword = Keyword & { readonly id: number }

/** Everything a person can set on the screen; files are kept apart. */
export type Choices = {
  readonly keyword: string
  readonly moreKeywords: readonly MoreKeyword[]
  /** Modes that differ from what was found, by column. */
  readonly modes: Readonly<Record<number, ColumnMode>>
  readonly ignoreAccents: boolean
  readonly wholeWord: boolean
  readonly keepCase: boolean
  readonly spintax: boolean
  readonly seed: string
  readonly guardFormulas: boolean
  readonly dropRepeated: boolean
  readonly delimiter: Delimiter | 'keep'
  readonly bom: 'keep' | 'yes' | 'no'
  readonly lineBreak: 'keep' | '\n' | '\r\n'
  readonly preset: PresetId | 'none'
  readonly fileType: FileType
  /** For files of pages: null for what the columns' names suggest. */
  readonly columns: FieldColumns | null
  readonly siteUrl: string
  readonly wordpress: Pick<PageFormat, 'type' | 'status'>
  readonly split: Split['kind']
  readonly partRows: string
  readonly toDisk: boolean
}

export const firstChoices: Choices = {
  keyword: '',
  moreKeywords: [],
  modes: {},
  ignoreAccents: false,
  wholeWord: false,
  keepCase: true,
  spintax: false,
  seed: '1',
  guardFormulas: false,
  dropRepeated: false,
  delimiter: 'keep',
  bom: 'keep',
  lineBreak: 'keep',
  preset: 'none',
  fileType: 'csv',
  columns: null,
  siteUrl: '',
  wordpress: { type: 'pages', status: 'publish' },
  split: 'one',
  partRows: '100000',
  toDisk: false,
}

/** The mode of each column: what the person chose, else what was found. */
export function modesOf(choices: Choices, info: CsvInfo): ColumnMode[] {
  return info.columns.map((column, index) => choices.modes[index] ?? modeOf(column.reason))
}

/** What the worker is told. Columns of the locations beyond `width` no longer exist and fall back to the first. */
export function settingsOf(choices: Choices, info: CsvInfo, width: number): Settings {
  const { format } = info
  const more = choices.moreKeywords
    .map(({ text, column }) => ({ text: text.trim(), column: column < width ? column : 0 }))
    .filter(({ text }) => text !== '')
  return {
    keywords: [{ text: choices.keyword.trim(), column: 0 }, ...more],
    modes: modesOf(choices, info),
    ignoreAccents: choices.ignoreAccents,
    wholeWord: choices.wholeWord,
    keepCase: choices.keepCase,
    spintax: choices.spintax,
    seed: choices.seed,
    dropRepeated: choices.dropRepeated,
    ...(choices.fileType === 'csv' ? csvSettings(choices, format) : unseparated),
  }
}

/** Workbooks and XML mark every cell as a text: there is nothing to separate, and nothing to guard. */
const unseparated = { guardFormulas: false, delimiter: ',', bom: false, lineBreak: '\n' } as const

function csvSettings(choices: Choices, format: CsvInfo['format']) {
  return {
    guardFormulas: choices.guardFormulas,
    delimiter: choices.delimiter === 'keep' ? format.delimiter : choices.delimiter,
    bom: choices.bom === 'keep' ? format.bom && format.encoding === 'utf-8' : choices.bom === 'yes',
    lineBreak: lineBreakOf(choices.lineBreak, format.lineBreak),
  }
}

function lineBreakOf(chosen: Choices['lineBreak'], found: string): '\n' | '\r\n' {
  if (chosen !== 'keep') return chosen
  return found === '\r\n' ? '\r\n' : '\n'
}

/** Which column each field of a page comes from: as the person said, else as their names suggest. */
export function columnsOf(choices: Choices, info: CsvInfo): FieldColumns {
  return choices.columns ?? suggestFields(info.header)
}

/** Whether the address of the web can be what addresses of pages begin with. */
export function hasSiteUrl({ siteUrl }: Choices): boolean {
  return /^https?:$/.test(URL.parse(siteUrl.trim())?.protocol ?? '')
}

/** What files of pages need to know; undefined while that cannot be used. */
export function pageFormatOf(choices: Choices, info: CsvInfo): PageFormat | undefined {
  if (isOfPages(choices.fileType) && !hasSiteUrl(choices)) return undefined
  return { columns: columnsOf(choices, info), siteUrl: choices.siteUrl.trim(), ...choices.wordpress }
}

/** Rows per part as typed, if it is a usable number. */
export function partRowsOf(choices: Choices): number | undefined {
  const rows = Number(choices.partRows)
  return Number.isInteger(rows) && rows >= 1 ? rows : undefined
}

/** How the result is cut, a sitemap so that none is too long; or undefined while the number of rows per part cannot be used. */
export function splitOf(choices: Choices, outputRows: number): Split | undefined {
  const isTooLong = choices.fileType === 'sitemap' && outputRows > mostAddresses
  if (isTooLong && choices.split === 'one') return { kind: 'parts', rows: mostAddresses }
  if (choices.split !== 'parts') return { kind: choices.split }
  const rows = partRowsOf(choices)
  if (rows === undefined) return undefined
  return { kind: 'parts', rows: choices.fileType === 'sitemap' ? Math.min(rows, mostAddresses) : rows }
}
