import { modeOf, type ColumnMode } from '../engine/columns.ts'
import type { Delimiter } from '../engine/delimiter.ts'
import type { CsvInfo } from '../engine/inspect.ts'
import type { Keyword } from '../engine/matcher.ts'
import type { PresetId } from '../engine/presets.ts'
import type { FileType, Settings, Split } from '../engine/settings.ts'

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
    ...(choices.fileType === 'xlsx' ? insideWorkbook : csvSettings(choices, format)),
  }
}

/** In a workbook every cell is marked as a text: there is nothing to separate, and nothing to guard. */
const insideWorkbook = { guardFormulas: false, delimiter: ',', bom: false, lineBreak: '\n' } as const

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

/** Rows per part as typed, if it is a usable number. */
export function partRowsOf(choices: Choices): number | undefined {
  const rows = Number(choices.partRows)
  return Number.isInteger(rows) && rows >= 1 ? rows : undefined
}

/** How the result is cut, or undefined while the number of rows per part cannot be used. */
export function splitOf(choices: Choices): Split | undefined {
  if (choices.split !== 'parts') return { kind: choices.split }
  const rows = partRowsOf(choices)
  return rows === undefined ? undefined : { kind: 'parts', rows }
}
