import { describe, expect, test } from 'vitest'
import {
  checkLocations,
  detectDelimiter,
  detectEncoding,
  dropRepeated,
  FileError,
  inspectCsv,
  judgeColumn,
  maxLineLength,
  parseLocations,
  type Problem,
} from '@aurelio/page/generator'

async function problemOf(work: () => Promise<unknown>): Promise<Problem | undefined> {
  try {
    await work()
  } catch (error) {
    if (error instanceof FileError) return error.problem
    throw error
  }
  return undefined
}

/** Windows-1252 bytes of a Latin text. */
function latin(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (char) => char.charCodeAt(0))
}

/** Eight data rows, one of which holds a link. */
function rowsWithLink(link: number): string {
  return Array.from({ length: 8 }, (_, row) => (row === link ? 'www.x.es' : 'texto')).join('\n')
}

describe('the CSV', () => {
  test('counts data rows, finds delimiter, encoding and line break', async () => {
    const info = await inspectCsv(
      new Blob([latin('título;precio\r\nFontanería en Ávila;1,5\r\nOtra;2,5\r\n')]),
    )
    expect(info.rows).toBe(2)
    expect(info.header).toEqual(['título', 'precio'])
    expect(info.format).toEqual({
      encoding: 'windows-1252',
      bom: false,
      delimiter: ';',
      quotes: true,
      lineBreak: '\r\n',
    })
  })

  test.each([
    ['utf-8 with a mark', [0xef, 0xbb, 0xbf, 0x61], { encoding: 'utf-8', bom: true }],
    ['utf-8', [...new TextEncoder().encode('ñ')], { encoding: 'utf-8', bom: false }],
    ['utf-16', [0xff, 0xfe, 0x61, 0], { encoding: 'utf-16le', bom: true }],
    [
      'utf-16 without a mark',
      Array.from('a;b\n').flatMap((char) => [char.charCodeAt(0), 0]),
      { encoding: 'utf-16le', bom: false },
    ],
    [
      'the other utf-16 without a mark',
      Array.from('a;b\n').flatMap((char) => [0, char.charCodeAt(0)]),
      { encoding: 'utf-16be', bom: false },
    ],
    ['windows-1252', [0xf1, 0x80], { encoding: 'windows-1252', bom: false }],
  ])('knows %s', async (_name, bytes, wanted) => {
    expect(await detectEncoding(new Blob([Uint8Array.from(bytes)]))).toEqual(wanted)
  })

  test.each([
    ['a,b\n1,2', ','],
    ['a;b\n1,5;2', ';'],
    ['a\tb\n1,5\t2', '\t'],
    ['una\ndos', ','],
    ['a|b, c\n1|2\n3,5|4\n', '|'],
    ['a^b\n1^2\n', '^'],
    ['a~b\n1~2\n', '~'],
    ['"a;b;c",d\n"1;2;3",4', ','],
    ['t,p;iva\n1,2;3\n4,5', ','],
  ])('%j is split by %j', (text, delimiter) => expect(detectDelimiter(text)).toBe(delimiter))

  test.each([
    ['', { fault: 'empty-file' }],
    ['\n \n', { fault: 'empty-file' }],
    ['a,b\n', { fault: 'no-rows' }],
    ['a,b\n1,"x', { fault: 'open-quote', row: 2, column: 2 }],
    ['a,b\n1,\0', { fault: 'nul', row: 2, column: 2 }],
  ])('%j cannot be used and says why', async (text, problem) => {
    expect(await problemOf(() => inspectCsv(new Blob([text])))).toEqual(problem)
  })

  test('ragged rows are reported with row and column and do not stop the work', async () => {
    const info = await inspectCsv(new Blob(['a,b,c\n1,2\n\n1,2,3\n1,2,3,4']))
    expect(info.rows).toBe(3)
    expect(info.problems).toEqual([
      { fault: 'short-row', row: 2, column: 3, found: 2, expected: 3 },
      { fault: 'long-row', row: 5, column: 4, found: 4, expected: 3 },
    ])
  })
})

describe('columns', () => {
  test.each([
    ['enlace', ['', '', '', '', 'ver https://x.es'], 'links'],
    ['web', ['WWW.x.es'], 'links'],
    ['slug', ['madrid'], 'slugs'],
    ['Handle', ['fontanero-madrid', ''], 'slugs'],
    ['direccion', ['fontanero-madrid', 'pintor-madrid'], 'slugs'],
    ['ciudad', ['madrid', 'madrid'], 'text'],
    ['titulo', ['Fontanero Madrid'], 'text'],
    ['fecha', ['2024-01-02'], 'text'],
  ])('%s %j', (header, cells, reason) => expect(judgeColumn(header, cells)).toBe(reason))

  test('a link in the sixth data row does not make a link column', async () => {
    expect((await inspectCsv(new Blob([`a\n${rowsWithLink(4)}`]))).columns[0]?.reason).toBe('links')
    expect((await inspectCsv(new Blob([`a\n${rowsWithLink(5)}`]))).columns[0]?.reason).toBe('text')
  })
})

describe('the locations', () => {
  test('one per line, blank lines ignored, commas belong to the name', () => {
    expect(parseLocations('Madrid\r\n\r\n  Alcalá, Madrid \n').rows).toEqual([['Madrid'], ['Alcalá, Madrid']])
  })

  test('columns with names', () => {
    const table = parseLocations('ciudad;provincia\nReus;Tarragona\n"Elche; Elx";\n')
    expect(table.columns).toEqual(['ciudad', 'provincia'])
    expect(table.header).toBe(true)
    expect(parseLocations('Reus\tTarragona\nVic\tBarcelona')).toEqual({
      columns: ['columna 1', 'columna 2'],
      rows: [
        ['Reus', 'Tarragona'],
        ['Vic', 'Barcelona'],
      ],
      header: false,
    })
    expect(parseLocations('a;b\nReus;Tarragona', 'yes').columns).toEqual(['a', 'b'])
  })

  test('a line of a megabyte is refused with its number', async () => {
    const text = `Madrid\n${'x'.repeat(1024 * 1024)}`
    expect(await problemOf(async () => parseLocations(text))).toEqual({
      fault: 'line-too-long',
      row: 2,
      found: 1024 * 1024,
      expected: maxLineLength,
    })
  })

  test('repeated names and equal slugs are found', () => {
    const rows = [['Málaga'], ['malaga'], ["L'Escala"], ['Lescala'], ['中文']]
    expect(checkLocations(rows)).toEqual({
      repeated: [{ name: 'Málaga', times: 2 }],
      sameSlug: [{ slug: 'lescala', names: ["L'Escala", 'Lescala'] }],
      withoutSlug: ['中文'],
    })
    expect(dropRepeated(rows)).toHaveLength(4)
  })
})
