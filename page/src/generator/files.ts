import type { Engine } from './engine.ts'
import type { FileType, Split } from './settings.ts'
import { slugify } from './slug.ts'
import type { Template } from './template.ts'

/** One file of the result; its chunks are valid until the next one is asked for. */
export type OutputFile = { readonly name: string; readonly chunks: () => AsyncGenerator<Uint8Array> }

export type OutputPlan = {
  readonly engine: Engine
  readonly template: Template
  readonly locations: readonly (readonly string[])[]
  /** Name without extension: contenido_seo_{timestamp}. */
  readonly base: string
  readonly fileType: FileType
  /** Told how many rows are done, now and then. */
  readonly onRows?: (rows: number) => void
}

const xml = { extension: 'xml', type: 'application/xml' } as const
const kinds: Record<FileType, { extension: string; type: string }> = {
  csv: { extension: 'csv', type: 'text/csv' },
  xlsx: {
    extension: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  xml,
  wxr: xml,
  sitemap: xml,
}

/** What the whole result is, as a file: a table, or a ZIP of several. */
export function resultKind(split: Split, fileType: FileType): { extension: string; type: string } {
  return split.kind === 'one' ? kinds[fileType] : { extension: 'zip', type: 'application/zip' }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** `contenido_seo_{timestamp}` with the local time as YYYY-MM-DD_HH-mm-ss (spec §9). */
export function baseName(date: Date): string {
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `contenido_seo_${day}_${two(date.getHours())}-${two(date.getMinutes())}-${two(date.getSeconds())}`
}

/** The chunks of the whole result in one file: the header once, then one block of rows per location. */
export async function* oneFile(plan: OutputPlan): AsyncGenerator<Uint8Array> {
  const { engine, template, locations } = plan
  yield* engine.head()
  let done = 0
  for (const values of locations) {
    engine.enter(values)
    for (const section of template.sections) {
      const opening = engine.open(section)
      if (opening) await opening
      engine.begin(0, section.rows)
      for (let block = engine.next(); block !== undefined; block = engine.next()) yield block
      done += section.rows
      plan.onRows?.(done)
    }
  }
  yield* engine.flush()
}

/** Data rows `from` to `to` (exclusive) of the location entered, whatever sections they are in. */
async function* rowsOf(engine: Engine, template: Template, from: number, to: number) {
  for (const section of template.sections) {
    const first = Math.max(from - section.firstRow, 0)
    const end = Math.min(to - section.firstRow, section.rows)
    if (first >= end) continue
    await engine.open(section)
    engine.begin(first, end)
    for (let block = engine.next(); block !== undefined; block = engine.next()) yield block
  }
}

function* perLocation({ engine, template, locations, fileType, onRows }: OutputPlan): Generator<OutputFile> {
  const taken = new Map<string, number>()
  const { rows } = template
  for (const [index, values] of locations.entries()) {
    const slug = slugify(values[0] ?? '').slice(0, 100) || `ubicacion-${index + 1}`
    const times = (taken.get(slug) ?? 0) + 1
    taken.set(slug, times)
    const chunks = async function* () {
      yield* engine.head()
      engine.enter(values)
      yield* rowsOf(engine, template, 0, rows)
      yield* engine.flush()
      onRows?.((index + 1) * rows)
    }
    yield {
      name: `contenido_seo_${slug}${times > 1 ? `-${times}` : ''}.${kinds[fileType].extension}`,
      chunks,
    }
  }
}

function* inParts(
  { engine, template, locations, base, fileType, onRows }: OutputPlan,
  size: number,
): Generator<OutputFile> {
  const { rows } = template
  const total = rows * locations.length
  const parts = Math.ceil(total / size)
  const digits = Math.max(3, String(parts).length)
  for (let part = 0; part < parts; part += 1) {
    const chunks = async function* () {
      yield* engine.head()
      let at = part * size
      const end = Math.min(total, at + size)
      while (at < end) {
        const from = at % rows
        const to = Math.min(rows, from + end - at)
        engine.enter(locations[Math.floor(at / rows)] ?? [])
        yield* rowsOf(engine, template, from, to)
        at += to - from
        onRows?.(at)
      }
      yield* engine.flush()
    }
    yield {
      name: `${base}_parte_${String(part + 1).padStart(digits, '0')}.${kinds[fileType].extension}`,
      chunks,
    }
  }
}

/** The files of a result that is cut into several. */
export function severalFiles(
  plan: OutputPlan,
  split: Exclude<Split, { kind: 'one' }>,
): Generator<OutputFile> {
  return split.kind === 'per-location' ? perLocation(plan) : inParts(plan, split.rows)
}
