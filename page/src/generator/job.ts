import type { ByteSource } from './byte-source.ts'
import type { LineRules } from './bytes/byte-classes.ts'
import { createLineCells } from './bytes/line-cells.ts'
import type { LineKernel } from './bytes/line-kernel.ts'
import { cutCell, groupsIn, type CellRules, type Part } from './cell.ts'
import type { ColumnMode } from './columns.ts'
import { compileTemplate, usualRoom, type Room } from './compile.ts'
import { holdsSpecial, startsFormula } from './csv-cell.ts'
import { csvLine } from './csv-rows.ts'
import type { ValueFacts } from './edges.ts'
import type { CsvFormat, CsvInfo } from './inspect.ts'
import { dropRepeated, type Locations } from './locations.ts'
import { createMatcher } from './matcher.ts'
import type { SectionRules } from './section/section-rules.ts'
import type { Settings } from './settings.ts'
import { createSlugWatch, type SlugChecks } from './slug-checks.ts'
import { slugify } from './slug.ts'
import { hashText } from './spintax.ts'
import type { Template } from './template.ts'
import { createVariants } from './variants.ts'

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

/** The head of every file: the mark, if wanted, and the header row, without a line break after it. */
export function headBytes(header: readonly string[], delimiter: string, bom: boolean): Uint8Array {
  return new TextEncoder().encode((bom ? '\uFEFF' : '') + csvLine(header, delimiter))
}

/** A letter or figure of ASCII stays in a slug whatever else there is. */
function hasNoSlug(value: string): boolean {
  return !/[a-z0-9]/i.test(value) && slugify(value) === ''
}

/** Looks through all values once, so that the template can leave out quotes nobody needs. */
export function factsOf(rows: readonly (readonly string[])[], width: number, delimiter: string): ValueFacts {
  const columns = Array.from({ length: width }, (_, column) => column)
  return {
    needsQuotes: columns.map((column) =>
      rows.some((values) => holdsSpecial(values[column] ?? '', delimiter)),
    ),
    canBeEmpty: columns.map((column) => rows.some((values) => hasNoSlug(values[column] ?? ''))),
    canStartFormula: columns.map((column) => rows.some((values) => startsFormula(values[column] ?? ''))),
  }
}

/** Bytes whose cells the quick way leaves to the one that knows every writing. */
function unusualBytes({ quotes, delimiter }: CsvFormat, settings: Settings, named: boolean): number[] {
  const signs = [
    ...(quotes ? [] : ['"']),
    ...(settings.delimiter === delimiter ? [] : [settings.delimiter]),
    ...(settings.spintax || named ? ['{'] : []),
  ]
  const bytes = signs.map((sign) => sign.charCodeAt(0))
  // Letters with accents.
  return settings.ignoreAccents ? [...bytes, 0xc3] : bytes
}

/**
 * Reads the CSV again and cuts it into a template. `pause` is awaited between pieces of the file, so that the
 * caller can show progress and stop; `lines`, which is the job's own from then on, cuts many lines at once. Throws FileError as the inspection does.
 */
export async function prepareJob(
  file: ByteSource,
  info: CsvInfo,
  locations: Locations,
  settings: Settings,
  pause: (share: number) => Promise<void> = async () => undefined,
  lines?: LineKernel,
  room?: Room,
): Promise<Job> {
  const rows = settings.dropRepeated ? dropRepeated(locations.rows) : locations.rows
  const named = locations.columns.some((name) => name !== '')
  const matcher = createMatcher({ ...settings, placeholders: named ? locations.columns : [] })
  const line: LineRules = {
    ...info.format,
    unusual: unusualBytes(info.format, settings, named),
    latin: true,
  }
  const rules: SectionRules = {
    ...settings,
    matcher,
    seed: hashText(settings.seed),
    facts: factsOf(rows, locations.columns.length, settings.delimiter),
    variants: createVariants(),
    line,
    cells: createLineCells(line),
    lines,
  }
  const sample: Part[][][] = []
  const slugs = createSlugWatch(settings.modes)
  const template = await compileTemplate({
    file,
    format: info.format,
    rules,
    sampleRows,
    onSample: (cells) => sample.push(cutRow(cells, settings.modes, rules)),
    slugs,
    room: room ?? usualRoom(rows.length),
    pause,
  })
  return {
    template,
    head: headBytes(info.header, settings.delimiter, settings.bom),
    delimiter: settings.delimiter,
    locations: rows,
    sample,
    seed: rules.seed,
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
