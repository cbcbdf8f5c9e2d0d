import { cutCell, groupsIn, type CellRules, type Part } from './cell.ts'
import type { ColumnMode } from './columns.ts'
import { holdsSpecial, startsFormula } from './csv-cell.ts'
import { createCsvReader } from './csv-reader.ts'
import { csvLine } from './csv-rows.ts'
import type { ValueFacts } from './edges.ts'
import { readText } from './encoding.ts'
import type { CsvInfo } from './inspect.ts'
import { dropRepeated, type Locations } from './locations.ts'
import { createMatcher } from './matcher.ts'
import { createSeenTexts } from './seen-texts.ts'
import type { Settings } from './settings.ts'
import { slugify } from './slug.ts'
import { hashText } from './spintax.ts'
import { createTemplateBuilder, type Template } from './template.ts'

/** How many data rows the preview and the near-duplicate check look at. */
export const sampleRows = 20

/** A processed CSV: the template, the head, the locations, and the first rows for the preview. */
export type Job = {
  readonly template: Template
  readonly head: Uint8Array
  readonly delimiter: string
  readonly locations: readonly (readonly string[])[]
  readonly sample: readonly (readonly Part[])[][]
  readonly seed: number
  readonly unknownPlaceholders: readonly string[]
  readonly checks: SlugChecks
}

export type SlugChecks = {
  /** Slug columns with rows that hold no keyword: their address repeats in every location. */
  readonly fixed: readonly { readonly column: number; readonly rows: number }[]
  /** Slug columns in which several rows hold the same text: their address repeats within a location. */
  readonly repeated: readonly { readonly column: number; readonly rows: number }[]
}

/** The head of every file: the mark, if wanted, and the header row, without a line break after it. */
export function headBytes(header: readonly string[], delimiter: string, bom: boolean): Uint8Array {
  return new TextEncoder().encode((bom ? '\uFEFF' : '') + csvLine(header, delimiter))
}

/** Looks through all values once, so that the template can leave out quotes nobody needs. */
export function factsOf(rows: readonly (readonly string[])[], width: number, delimiter: string): ValueFacts {
  const columns = Array.from({ length: width }, (_, column) => column)
  return {
    needsQuotes: columns.map((column) =>
      rows.some((values) => holdsSpecial(values[column] ?? '', delimiter)),
    ),
    canBeEmpty: columns.map((column) => rows.some((values) => slugify(values[column] ?? '') === '')),
    canStartFormula: columns.map((column) => rows.some((values) => startsFormula(values[column] ?? ''))),
  }
}

function bump(counts: Map<number, number>, column: number) {
  counts.set(column, (counts.get(column) ?? 0) + 1)
}

function listCounts(counts: ReadonlyMap<number, number>) {
  return [...counts].map(([column, rows]) => ({ column, rows }))
}

function createSlugWatch(modes: readonly ColumnMode[]) {
  const columns = modes.flatMap((mode, column) => (mode === 'slug' ? [column] : []))
  const seen = new Map(columns.map((column) => [column, createSeenTexts()]))
  const fixed = new Map<number, number>()
  const repeated = new Map<number, number>()
  return {
    see(cells: readonly string[], changed: (column: number) => boolean) {
      for (const [column, known] of seen) {
        const cell = cells[column] ?? ''
        if (cell === '') continue
        if (!changed(column)) bump(fixed, column)
        if (known.see(cell)) bump(repeated, column)
      }
    },
    result: (): SlugChecks => ({ fixed: listCounts(fixed), repeated: listCounts(repeated) }),
  }
}

/**
 * Reads the CSV again and cuts it into a template. `pause` is awaited between pieces of the file, so that the
 * caller can show progress and stop. Throws FileError as the inspection does.
 */
export async function prepareJob(
  file: Blob,
  info: CsvInfo,
  locations: Locations,
  settings: Settings,
  pause: (share: number) => Promise<void> = async () => undefined,
): Promise<Job> {
  const rows = settings.dropRepeated ? dropRepeated(locations.rows) : locations.rows
  const named = locations.columns.some((name) => name !== '')
  const matcher = createMatcher({ ...settings, placeholders: named ? locations.columns : [] })
  const cellRules: CellRules = { matcher, spintax: settings.spintax }
  const seed = hashText(settings.seed)
  const builder = createTemplateBuilder({
    ...cellRules,
    modes: settings.modes,
    delimiter: settings.delimiter,
    lineBreak: settings.lineBreak,
    seed,
    guardFormulas: settings.guardFormulas,
    facts: factsOf(rows, locations.columns.length, settings.delimiter),
  })
  const sample: Part[][][] = []
  const slugs = createSlugWatch(settings.modes)
  let headerSeen = false
  const reader = createCsvReader({
    delimiter: info.format.delimiter,
    quotes: info.format.quotes,
    onProblem: () => undefined,
    onRow: (cells) => {
      if (!headerSeen) {
        headerSeen = true
        return
      }
      const changed = builder.addRow(cells)
      slugs.see(cells, (column) => changed[column] ?? false)
      if (sample.length < sampleRows) sample.push(cutRow(cells, settings.modes, cellRules))
    },
  })
  for await (const { text, bytesRead } of readText(file, info.format.encoding)) {
    reader.push(text)
    await pause(bytesRead / file.size)
  }
  reader.end()
  return {
    template: builder.finish(),
    head: headBytes(info.header, settings.delimiter, settings.bom),
    delimiter: settings.delimiter,
    locations: rows,
    sample,
    seed,
    unknownPlaceholders: [...matcher.unknownPlaceholders],
    checks: slugs.result(),
  }
}

/** A row's cells cut into parts, with the row's spintax groups counted through. */
export function cutRow(cells: readonly string[], modes: readonly ColumnMode[], rules: CellRules): Part[][] {
  let group = 0
  return cells.map((cell, column) => {
    const parts = cutCell(cell, modes[column] ?? 'text', rules, group)
    group += groupsIn(parts)
    return parts
  })
}
