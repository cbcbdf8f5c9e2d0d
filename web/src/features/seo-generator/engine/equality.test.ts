import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { naiveRows, type Table } from '../testing/naive.ts'
import {
  type ColumnMode,
  createEngine,
  createJsKernel,
  forecast,
  inspectCsv,
  oneFile,
  prepareJob,
  type Settings,
} from '@aurelio/page/generator'
import { createWasmKernel } from './wasm-kernel.ts'

/** Words that make trouble: keywords in every case, quotes, line breaks, formulas, spintax, placeholders. */
const word = fc.constantFrom(
  'Madrid',
  'madrid',
  'MADRID',
  'mádrid',
  'Alcalá de Henares',
  'x',
  ' ',
  '  ',
  ',',
  ';',
  '"',
  '""',
  '\n',
  '\r\n',
  '=1+1',
  '-5',
  '@',
  '{{provincia}}',
  '{{PROVINCIA}}',
  '{{nada}}',
  '{buen|gran|un}',
  '{ a|b }',
  '{a|{b|madrid}}',
  '{|muy}',
  '{',
  '}',
  '|',
  'https://x.es/madrid',
  'fontanero-madrid',
  'ñandú',
  '€',
  '😀',
  '',
  'la',
  'LA',
  "'",
  'Córdoba',
  'CÓRDOBA',
  'cordoba',
  'sk',
  '\u017Fk',
  's\u212A',
  '\u00A0',
  '\u2003',
  '“x”…',
  'º',
  '\t',
)
const cell = fc.array(word, { maxLength: 5 }).map((words) => words.join(''))
const value = fc.oneof(
  fc.constantFrom(
    'Sevilla',
    'alcalá de henares',
    'A, B',
    'a;b',
    'x"y',
    '=HYPERLINK',
    "L'Hospitalet",
    '-3',
    '中文',
    '$&',
  ),
  fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.trim() || 'y'),
)
const optional = fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: fc.constant('') })
const mode = fc.constantFrom<ColumnMode>('text', 'slug', 'none')

const given = fc.integer({ min: 1, max: 4 }).chain((width) =>
  fc.record({
    header: fc.array(cell, { minLength: width, maxLength: width }),
    rows: fc.array(fc.array(cell, { minLength: 1, maxLength: width }), { minLength: 1, maxLength: 6 }),
    modes: fc.array(mode, { minLength: width, maxLength: width }),
    locations: fc.array(fc.tuple(value, optional), { minLength: 1, maxLength: 4 }),
    settings: fc.record({
      keywords: fc.constantFrom(
        [{ text: 'madrid', column: 0 }],
        [
          { text: 'Alcalá de Henares', column: 0 },
          { text: 'la', column: 1 },
        ],
        [
          { text: 'Córdoba', column: 0 },
          { text: 'sk', column: 1 },
        ],
        [
          { text: '$&', column: 1 },
          { text: 'x', column: 0 },
        ],
      ),
      ignoreAccents: fc.boolean(),
      wholeWord: fc.boolean(),
      keepCase: fc.boolean(),
      spintax: fc.boolean(),
      seed: fc.string({ maxLength: 4 }),
      guardFormulas: fc.boolean(),
      dropRepeated: fc.constant(false),
      delimiter: fc.constantFrom<Settings['delimiter']>(',', ';', '\t'),
      bom: fc.boolean(),
      lineBreak: fc.constantFrom<Settings['lineBreak']>('\n', '\r\n'),
    }),
  }),
)

type Given = typeof given extends fc.Arbitrary<infer Value> ? Value : never

type Writing = { quotes: 'all' | 'needed'; lineBreak: '\n' | '\r\n'; encoding: 'utf-8' | 'bom' | 'utf-16' }
const writing = fc.record<Writing>({
  quotes: fc.constantFrom('all', 'needed'),
  lineBreak: fc.constantFrom('\n', '\r\n'),
  encoding: fc.constantFrom('utf-8', 'bom', 'utf-16'),
})

/** The table as a file; cells that a reader would trim or cut stand in quotes, and so may all. */
function fileOf(table: Table, { quotes, lineBreak, encoding }: Writing): Blob {
  const rows = [table.header, ...table.rows]
  const cellOf = (text: string, alone: boolean) => {
    const isPlain = text === text.trim() && !/[",\r\n]/.test(text) && !(alone && text === '')
    return quotes === 'needed' && isPlain ? text : `"${text.replaceAll('"', '""')}"`
  }
  const lines = rows.map((cells) => cells.map((text) => cellOf(text, cells.length === 1)).join(','))
  const text = lines.join(lineBreak)
  if (encoding === 'utf-8') return new Blob([text])
  if (encoding === 'bom') return new Blob(['\uFEFF', text])
  return new Blob([Buffer.from(`\uFEFF${text}`, 'utf16le')])
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Buffer[] = []
  for await (const chunk of chunks) parts.push(Buffer.from(chunk))
  return Buffer.concat(parts).toString()
}

/** The result of every way there is, and what the forecast said. */
async function everyWay(
  { header, rows, modes, locations, settings: some }: Given,
  blockBytes: number,
  how: Writing,
) {
  const settings: Settings = { ...some, modes }
  const columns = ['ciudad', 'provincia']
  const file = fileOf({ header, rows }, how)
  const info = await inspectCsv(file, { delimiter: ',' })
  const job = await prepareJob(file, info, { columns, rows: locations, header: true }, settings)
  const ways = [createWasmKernel(), createJsKernel()].map((kernel) => {
    if (kernel === undefined) throw new Error('this Node has no WebAssembly SIMD')
    const engine = createEngine({ ...job, kernel, blockBytes })
    return collect(oneFile({ engine, template: job.template, locations, fileType: 'csv' as const, base: '' }))
  })
  const [wasm, js] = await Promise.all(ways)
  return {
    wasm,
    js,
    plain: [...naiveRows({ header, rows }, columns, locations, settings)].join(''),
    told: forecast(job),
  }
}

test('the WASM kernel, the JavaScript kernel and the plain way give the same bytes', async () => {
  const blocks = fc.constantFrom(16, 100, 100_000)
  const property = fc.asyncProperty(given, blocks, writing, async (some, blockBytes, how) => {
    const { wasm, js, plain } = await everyWay(some, blockBytes, how)
    expect(wasm).toBe(plain)
    expect(js).toBe(plain)
  })
  await fc.assert(property, { numRuns: 400 })
}, 120_000)

test('the forecast is the number of rows and bytes that come', async () => {
  const steady = given.map((some) => ({ ...some, settings: { ...some.settings, spintax: false } }))
  const property = fc.asyncProperty(steady, writing, async (some, how) => {
    const { plain, told } = await everyWay(some, 1000, how)
    expect(told.bytes).toBe(Buffer.byteLength(plain))
    expect(told.rows).toBe(some.rows.length * some.locations.length)
    expect(told.exact).toBe(true)
  })
  await fc.assert(property, { numRuns: 200 })
}, 120_000)
