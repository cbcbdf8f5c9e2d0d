import { FileError } from './csv-error.ts'
import { foldName, slugify } from './slug.ts'

/** A line longer than this is no place name: the wrong file was chosen. */
export const maxLineLength = 2000
export const maxLocationBytes = 64 * 1024 * 1024

export type Locations = {
  /** Names of the columns; one nameless column for a plain list. */
  readonly columns: readonly string[]
  /** One row per location, one value per column, trimmed. */
  readonly rows: readonly (readonly string[])[]
  /** True when the first line holds the columns' names. */
  readonly header: boolean
}

export type HeaderChoice = 'auto' | 'yes' | 'no'

const knownNames = new Set(
  (
    'ubicacion ubicaciones localidad ciudad municipio pueblo poblacion provincia comunidad pais region zona barrio ' +
    'distrito gentilicio comarca isla cp codigo postal codigo_postal nombre lugar habitantes location city town ' +
    'province state country region demonym name keyword'
  ).split(' '),
)

function splitterFor(lines: readonly string[]): '\t' | ';' | undefined {
  for (const delimiter of ['\t', ';'] as const) {
    const width = lines[0]?.split(delimiter).length ?? 1
    if (width > 1 && lines.slice(0, 200).every((line) => line.includes(delimiter))) return delimiter
  }
  return undefined
}

/** Splits a line; a cell in quotes, as spreadsheets save them, loses its quotes. */
function splitLine(line: string, delimiter: '\t' | ';'): string[] {
  return line.split(delimiter).map((cell) => {
    const value = cell.trim()
    return value.length > 1 && value.startsWith('"') && value.endsWith('"')
      ? value.slice(1, -1).replaceAll('""', '"').trim()
      : value
  })
}

function looksLikeHeader(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.some((cell) => knownNames.has(foldName(cell)))
}

/**
 * Reads the locations file: one location per line that is not blank (spec §3). When every line holds a tab or
 * a semicolon it is a table, whose columns can be used as {{name}}. Throws FileError.
 */
export function parseLocations(text: string, headerChoice: HeaderChoice = 'auto'): Locations {
  const lines: string[] = []
  let row = 0
  for (const raw of text.split(/\r\n|\n|\r/)) {
    row += 1
    if (raw.includes('\0')) throw new FileError({ fault: 'nul', row })
    if (raw.length > maxLineLength) {
      throw new FileError({ fault: 'line-too-long', row, found: raw.length, expected: maxLineLength })
    }
    const line = raw.trim()
    if (line !== '') lines.push(line)
  }
  const delimiter = splitterFor(lines)
  const table =
    delimiter === undefined ? lines.map((line) => [line]) : lines.map((line) => splitLine(line, delimiter))
  const first = table[0] ?? []
  const header = headerChoice === 'auto' ? looksLikeHeader(first) : headerChoice === 'yes'
  const body = (header ? table.slice(1) : table).filter((cells) => cells[0] !== '')
  if (body.length === 0) throw new FileError({ fault: 'no-locations' })
  const width = first.length
  const columns = Array.from({ length: width }, (_, index) => {
    const name = header ? (first[index] ?? '') : ''
    return name === '' && width > 1 ? `columna ${index + 1}` : name
  })
  const rows = body.map((cells) =>
    cells.length === width ? cells : Array.from({ length: width }, (_, index) => cells[index] ?? ''),
  )
  return { columns, rows, header }
}

export type LocationChecks = {
  /** Names that stand more than once, however written, with how often. */
  readonly repeated: readonly { readonly name: string; readonly times: number }[]
  /** Different names that give the same slug. */
  readonly sameSlug: readonly { readonly slug: string; readonly names: readonly string[] }[]
  /** Names of which no letter or digit is left in a slug. */
  readonly withoutSlug: readonly string[]
}

/** Finds repeated names (case and accents aside) and names whose addresses would be the same. */
export function checkLocations(rows: readonly (readonly string[])[]): LocationChecks {
  const times = new Map<string, { name: string; times: number }>()
  const bySlug = new Map<string, string[]>()
  const withoutSlug: string[] = []
  for (const row of rows) {
    const name = row[0] ?? ''
    const known = times.get(foldName(name))
    if (known !== undefined) {
      known.times += 1
      continue
    }
    times.set(foldName(name), { name, times: 1 })
    const slug = slugify(name)
    if (slug === '') withoutSlug.push(name)
    else bySlug.set(slug, [...(bySlug.get(slug) ?? []), name])
  }
  return {
    repeated: [...times.values()].filter((entry) => entry.times > 1),
    sameSlug: [...bySlug].filter(([, names]) => names.length > 1).map(([slug, names]) => ({ slug, names })),
    withoutSlug,
  }
}

/** The rows without later repetitions of a name. */
export function dropRepeated(rows: readonly (readonly string[])[]): (readonly string[])[] {
  const seen = new Set<string>()
  return rows.filter((row) => {
    const key = foldName(row[0] ?? '')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
