import type { ByteSource } from './byte-source.ts'
import { createByteReader } from './bytes/byte-reader.ts'
import { readUtf8 } from './encoding.ts'
import type { CsvFormat } from './inspect.ts'
import { createSectionBuilder, type SectionBuilder } from './section/section-builder.ts'
import type { SectionRules } from './section/section-rules.ts'
import type { SlugWatch } from './slug-checks.ts'
import { createTally, type Tally } from './section/tally.ts'
import type { Section, SectionData, Template } from './template.ts'

/** How much of a cut file is in memory. */
export type Room = {
  /** A section ends with the piece of the file that makes it larger than this. */
  readonly section: number
  /** Sections are kept while they fit in here; of a larger file the others are cut again when they are written. */
  readonly kept: number
}

const megabyte = 1024 * 1024

/** What is written for one place alone is cut again but once: little of it is worth keeping. */
export function usualRoom(places: number): Room {
  return { section: 8 * megabyte, kept: (places > 1 ? 96 : 16) * megabyte }
}

type Source = { readonly file: ByteSource; readonly format: CsvFormat; readonly rules: SectionRules }

type Compiling = Source & {
  /** So many data rows are shown to `onSample`. */
  readonly sampleRows: number
  readonly onSample: (cells: readonly string[]) => void
  readonly slugs: SlugWatch
  readonly room: Room
  readonly pause: (share: number) => Promise<void>
}

/** Cuts the rows of a part of the file that begins and ends with a row. */
async function cutAgain(
  { file, format, rules }: Source,
  builder: SectionBuilder,
  part: { from: number; to: number; firstRow: number },
): Promise<SectionData> {
  let isHeader = part.firstRow === 0
  builder.begin(part.firstRow, createTally())
  const reader = createByteReader({
    ...format,
    cells: rules.cells,
    many: builder.many(),
    onProblem: () => undefined,
    onQuickLine: (bytes, at) => builder.addQuickLine(bytes, at),
    onLine: (bytes, width) => void builder.addLine(bytes, width),
    onRow: (cells) => {
      if (!isHeader) builder.addRow(cells)
      isHeader = false
    },
  })
  const { encoding } = format
  const bom = format.bom && part.from === 0
  for await (const { bytes } of readUtf8(file.slice(part.from, part.to), { encoding, bom }))
    reader.push(bytes)
  reader.end()
  return builder.take()
}

function copyOf({ operations, literals, rowEnds, groups }: SectionData): SectionData {
  return {
    operations: operations.slice(),
    literals: literals.slice(),
    rowEnds: rowEnds.slice(),
    groups: groups.slice(),
  }
}

/** The sections as they come; they are kept while there is room. */
function createSections(source: Source, builder: SectionBuilder, tally: Tally, keptBytes: number) {
  const sections: Section[] = []
  let from = 0
  let firstRow = 0
  let room = keptBytes
  let literalBytes = 0

  const begin = () => builder.begin(firstRow, tally)
  /** Ends a section at this place of the file. */
  const cut = (to: number) => {
    const size = builder.size()
    const data = builder.take()
    if (data.rowEnds.length === 0) return
    const kept = size <= room ? copyOf(data) : undefined
    if (kept) room -= size
    const part = { from, to, firstRow }
    const rows = data.rowEnds.length / 2
    literalBytes += data.literals.length
    sections.push({
      firstRow,
      rows,
      words: { operations: data.operations.length, groups: data.groups.length },
      literalBytes: data.literals.length,
      open: () => kept ?? cutAgain(source, builder, part),
    })
    from = to
    firstRow += rows
    begin()
  }
  begin()
  return { cut, done: () => ({ sections, rows: firstRow, literalBytes }) }
}

/** Reads the data rows of a CSV and cuts them into a template. Throws FileError. */
export async function compileTemplate(compiling: Compiling): Promise<Template> {
  const { file, format, rules, sampleRows, onSample, slugs, room, pause } = compiling
  const tally = createTally()
  const builder = createSectionBuilder(rules)
  const made = createSections({ file, format, rules }, builder, tally, room.kept)
  let isHeader = true
  let samples = 0
  const addSample = (cells: readonly string[]) => {
    samples += 1
    onSample(cells)
  }
  const reader = createByteReader({
    ...format,
    cells: rules.cells,
    many: builder.many(() => samples >= sampleRows, slugs.seePrints),
    onProblem: () => undefined,
    onQuickLine: (bytes, at) => {
      const next = builder.addQuickLine(bytes, at, slugs.seeLine)
      if (next > 0 && samples < sampleRows)
        addSample(rules.cells.textsOf(bytes, rules.cells.split(bytes, at, next)))
      return next
    },
    onLine: (bytes, width) => {
      slugs.seeLine(bytes, builder.addLine(bytes, width))
      if (samples < sampleRows) addSample(rules.cells.textsOf(bytes, width))
    },
    onRow: (cells) => {
      if (!isHeader) slugs.see(cells, builder.addRow(cells))
      if (!isHeader && samples < sampleRows) addSample(cells)
      isHeader = false
    },
  })
  for await (const { bytes, bytesRead, offsetBefore } of readUtf8(file, format)) {
    reader.push(bytes)
    const rest = builder.size() > room.section ? reader.rest() : undefined
    if (rest) made.cut(offsetBefore(rest))
    await pause(bytesRead / file.size)
  }
  reader.end()
  made.cut(file.size)
  return {
    ...made.done(),
    variants: rules.variants.list,
    uses: rules.variants.list.map((_, variant) => tally.uses[variant] ?? 0),
    groupUses: tally.groupUses,
    counts: tally.counts,
  }
}
