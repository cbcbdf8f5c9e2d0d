import type { SQLOutputValue } from 'node:sqlite'

const escapes: Record<string, string> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
}

/**
 * One row as PostgreSQL's COPY writes it, byte for byte, with the session's time zone at UTC: so it can be read by COPY,
 * and compared with what COPY gives back. `types`: those of PostgreSQL's columns.
 */
export function rowText(values: readonly SQLOutputValue[], types: readonly string[]): string {
  return values
    .map((value, at) => (value === null ? '\\N' : fieldText(value, types[at] ?? 'text')))
    .join('\t')
}

function fieldText(value: Exclude<SQLOutputValue, null>, type: string): string {
  if (type === 'boolean') return Number(value) === 0 ? 'f' : 't'
  if (type === 'timestamp with time zone')
    return momentText(new Date(typeof value === 'string' ? value : Number(value)))
  if (type === 'real') return singleText(Number(value))
  if (value instanceof Uint8Array) return `\\\\x${Buffer.from(value).toString('hex')}`
  // PostgreSQL's texts hold every character but this one.
  return String(value)
    .replaceAll('\0', '')
    .replaceAll(/[\\\b\f\n\r\t\v]/g, (character) => escapes[character] ?? character)
}

/** `2026-11-22 10:20:30.5+00` */
function momentText(moment: Date): string {
  const [day = '', time = ''] = moment.toISOString().slice(0, -1).split('T')
  return `${day} ${time.replace(/\.?0+$/, (zeros, at: number) => (at < 8 ? zeros : ''))}+00`
}

/** The shortest text that names a number of single precision. */
function singleText(value: number): string {
  const single = Math.fround(value)
  for (let digits = 1; digits < 9; digits += 1) {
    const text = Number(single.toPrecision(digits))
    if (Math.fround(text) === single) return String(text)
  }
  return String(Number(single.toPrecision(9)))
}
