import * as fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { FileError, type Problem } from './csv-error.ts'
import { createCsvReader } from './csv-reader.ts'

function read(text: string, { delimiter = ',', quotes = true, pieces = [text] } = {}) {
  const rows: string[][] = []
  const problems: Problem[] = []
  const reader = createCsvReader({
    delimiter,
    quotes,
    onRow: (cells) => rows.push(cells),
    onProblem: (problem) => problems.push(problem),
  })
  for (const piece of pieces) reader.push(piece)
  reader.end()
  return { rows, problems, lineBreak: reader.lineBreak() }
}

function faultOf(text: string): Problem | undefined {
  try {
    read(text)
  } catch (error) {
    if (error instanceof FileError) return error.problem
    throw error
  }
  return undefined
}

/** The rows and faults of a text that comes in these pieces, or why it cannot be read. */
function outcome(given: string, pieces: string[]) {
  try {
    const { rows, problems } = read(given, { pieces })
    return { rows, problems }
  } catch (error) {
    return error instanceof FileError ? error.problem : error
  }
}

describe('the simple case of the specification', () => {
  test('comma split, trimmed, blank lines ignored', () => {
    expect(read('a , b\n\n 1,2 \n   \n3,').rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', ''],
    ])
  })

  test('equals split and trim on any table without quotes', () => {
    const text = fc.stringMatching(/^[a-zé ,\n]{0,60}$/)
    fc.assert(
      fc.property(text, (given) => {
        const lines = given.split('\n').filter((line) => line.trim() !== '')
        expect(read(given).rows).toEqual(lines.map((line) => line.split(',').map((cell) => cell.trim())))
      }),
    )
  })
})

test('a text read at once and letter by letter gives the same rows and faults', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', '\r', '\t'), maxLength: 40 })
  fc.assert(
    fc.property(text, (given) => {
      expect(outcome(given, [given])).toEqual(outcome(given, Array.from(given)))
    }),
    { numRuns: 2000 },
  )
})

describe('RFC 4180', () => {
  test('quotes, delimiters and line breaks in cells; quoted blanks are kept', () => {
    const { rows, lineBreak } = read('t,d\r\n"Hola, ""tú""","a\r\nb"\r\n"  x ", "y" \r\n')
    expect(rows).toEqual([
      ['t', 'd'],
      ['Hola, "tú"', 'a\r\nb'],
      ['  x ', 'y'],
    ])
    expect(lineBreak).toBe('\r\n')
  })

  test('reads what papaparse writes, as papaparse reads it, however the text is cut', () => {
    const cell = fc.array(fc.constantFrom('a', 'é', ' ', '"', ',', ';', '\n', '\r\n', '😀'), { maxLength: 6 })
    const table = fc.array(
      fc.array(
        cell.map((parts) => parts.join('')),
        { minLength: 2, maxLength: 4 },
      ),
      { minLength: 1, maxLength: 5 },
    )
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 9 }), (rows, size) => {
        const text = Papa.unparse(rows, { quotes: true, newline: '\n' })
        const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
        expect(read(text, { pieces }).rows).toEqual(Papa.parse(text, { delimiter: ',', newline: '\n' }).data)
      }),
    )
  })

  test('a quote inside a plain cell is a character', () => {
    expect(read('tubo 1/2" cobre,x').rows).toEqual([['tubo 1/2" cobre', 'x']])
  })

  test('CR alone ends a row, also across pieces', () => {
    expect(read('', { pieces: ['a,b\r', '\n1,2\r', '3,4'] }).rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ])
  })
})

describe('faults name their row and column', () => {
  test('an open quote, where it was opened', () => {
    expect(faultOf('a,b\n1,"dos\n3,4')).toEqual({ fault: 'open-quote', row: 2, column: 2 })
  })
  test('a NUL byte', () => {
    expect(faultOf('a,b\n1,2\n3,x\0y')).toEqual({ fault: 'nul', row: 3, column: 2 })
  })
  test('text after a closing quote is kept and reported', () => {
    const { rows, problems } = read('a,b\n"uno" dos ,2')
    expect(rows[1]).toEqual(['uno dos', '2'])
    expect(problems).toEqual([{ fault: 'text-after-quote', row: 2, column: 1 }])
  })
  test('quotes can be read as plain characters', () => {
    expect(read('a\n"x', { quotes: false }).rows).toEqual([['a'], ['"x']])
  })
})
