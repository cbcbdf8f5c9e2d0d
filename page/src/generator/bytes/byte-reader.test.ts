import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { FileError, type Problem } from '../csv-error.ts'
import { createCsvReader } from '../csv-reader.ts'
import { createByteReader } from './byte-reader.ts'
import { createLineCells } from './line-cells.ts'

/** Everything that makes a line unlike the others. */
const sign = fc.constantFrom(
  'a',
  'ñ',
  '€',
  '😀',
  ' ',
  '\t',
  '\u00A0',
  '\uFEFF',
  ',',
  ';',
  '"',
  '""',
  '\n',
  '\r',
  '\r\n',
  '\0',
)
const text = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom('x', ',', '\n', '"y"') }, sign), {
  maxLength: 60,
})

type Read = { rows: [string[], number][]; problems: Problem[]; lineBreak: string | undefined }

function reading(read: Read, work: () => string | undefined): Read & { fault?: Problem } {
  try {
    return { ...read, lineBreak: work() }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    return { ...read, fault: error.problem }
  }
}

const nothing = (): Read => ({ rows: [], problems: [], lineBreak: undefined })

function asTexts(content: string, delimiter: string, quotes: boolean) {
  const read = nothing()
  const reader = createCsvReader({
    delimiter,
    quotes,
    onRow: (cells, row) => read.rows.push([cells, row]),
    onProblem: (problem) => read.problems.push(problem),
  })
  return reading(read, () => {
    reader.push(content)
    reader.end()
    return reader.lineBreak()
  })
}

function asBytes(pieces: readonly Uint8Array[], delimiter: string, quotes: boolean, latin: boolean) {
  const read = nothing()
  const cells = createLineCells({ delimiter, quotes, latin })
  const reader = createByteReader({
    delimiter,
    quotes,
    cells,
    onLine: (bytes, width, row) => read.rows.push([cells.textsOf(bytes, width), row]),
    onRow: (row, number) => read.rows.push([row, number]),
    onProblem: (problem) => read.problems.push(problem),
  })
  return reading(read, () => {
    for (const piece of pieces) {
      reader.push(piece)
      reader.rest()
    }
    reader.end()
    return reader.lineBreak()
  })
}

test('a file is read as bytes as it is read as text, however it is cut', () => {
  const property = fc.property(
    text,
    fc.constantFrom(',', ';', '\t'),
    fc.boolean(),
    fc.boolean(),
    fc.integer({ min: 1, max: 30 }),
    (signs, delimiter, quotes, latin, size) => {
      const content = signs.join('')
      const bytes = new TextEncoder().encode(content)
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
        bytes.slice(at * size, at * size + size),
      )
      expect(asBytes(pieces, delimiter, quotes, latin)).toEqual(asTexts(content, delimiter, quotes))
    },
  )
  fc.assert(property, { numRuns: 3000 })
})

test('a line that does not end is read on as text, and the lines behind it as lines again', () => {
  const long = 'x'.repeat(700_000)
  const content = `a,b\n1,"${long}\n${long}"\n2,3\n`
  const bytes = new TextEncoder().encode(content)
  const pieces = [bytes.subarray(0, 300_000), bytes.subarray(300_000, 600_000), bytes.subarray(600_000)]
  expect(asBytes(pieces, ',', true, true)).toEqual(asTexts(content, ',', true))
})
