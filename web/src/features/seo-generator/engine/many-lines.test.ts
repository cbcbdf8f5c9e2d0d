import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createByteReader,
  createLineCells,
  createMatcher,
  createSectionBuilder,
  createSlugWatch,
  createTally,
  createVariants,
  factsOf,
  FileError,
  inspectCsv,
  type Problem,
  type SectionRules,
} from '@aurelio/page/generator'
import { createLineKernel } from './wasm-lines.ts'

type Chosen = Pick<SectionRules, 'ignoreAccents' | 'wholeWord' | 'keepCase' | 'guardFormulas' | 'spintax'> & {
  words: string[]
  modes: SectionRules['modes']
  delimiter: ',' | ';' | '\t'
  lineBreak: '\n' | '\r\n'
  quotes: boolean
  latin: boolean
}

const chosen: fc.Arbitrary<Chosen> = fc.record({
  words: fc.subarray(['Madrid', 'a', 'Málaga', 'san juan', 'm', 'fontanero de madrid', 'Ábaco 1']),
  modes: fc.array(fc.constantFrom('text' as const, 'slug' as const, 'none' as const), { maxLength: 4 }),
  ignoreAccents: fc.boolean(),
  wholeWord: fc.boolean(),
  keepCase: fc.boolean(),
  guardFormulas: fc.boolean(),
  spintax: fc.boolean(),
  delimiter: fc.constantFrom(',' as const, ';' as const, '\t' as const),
  lineBreak: fc.constantFrom('\n' as const, '\r\n' as const),
  quotes: fc.boolean(),
  latin: fc.boolean(),
})

const usual = ['Madrid', 'en madrid', 'MADRID', 'www.a.es/madrid-1', 'sol', 'ñandú', 'a', '', 'Málaga', '12']
const rare = [
  'maDRid',
  'madridx',
  'Fontanero DE madrid',
  'SAN JUAN',
  'ábaco 1',
  'málaga',
  '€ “dos” …',
  '·',
  'madridª',
  '½madrid',
  'en madridñ',
  'a\u2003',
  'madrid”',
  '\u00A0a',
  'a\u00A0',
  '\u2003a',
  'a ',
  ' a',
  '\ta',
  '=1+1',
  '-a',
  'Ā',
  '😀',
  '{a|m}',
  '{{ciudad}}',
  '"a"',
  '"a ""m"""',
  '"a\nmadrid, m"',
  '"a\r\n"',
  'a"b',
  '\r',
  '\0',
  'sin fin '.repeat(5000),
]
const cell = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...usual) },
  { weight: 1, arbitrary: fc.constantFrom(...rare) },
)
const line = fc.record({
  cells: fc.oneof(
    { weight: 9, arbitrary: fc.array(cell, { minLength: 3, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(cell, { maxLength: 5 }) },
  ),
  end: fc.constantFrom('\n', '\n', '\n', '\n', '\n', '\n', '\r\n', '\r\n', '\r'),
})

/** A table of at least some kilobytes, whose last line may have no end. */
const table = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 40 }), isEnded: fc.boolean() })

function textOf(
  { lines, isEnded }: typeof table extends fc.Arbitrary<infer Value> ? Value : never,
  delimiter: string,
) {
  const once = lines.map(({ cells, end }) => cells.join(delimiter) + end).join('')
  const text = once.repeat(Math.min(600, Math.ceil(24_000 / Math.max(1, once.length))))
  return `uno${delimiter}dos${delimiter}tres\n${isEnded ? text : text.replace(/[\r\n]+$/, '')}`
}

function faultOf(work: () => void): Problem | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof FileError) return error.problem
    throw error
  }
}

function rulesOf(
  { words, modes, delimiter, quotes, latin, ...rest }: Chosen,
  isQuick: boolean,
): SectionRules {
  const unusual = [...(quotes ? [] : [0x22]), 0x7b, ...(rest.ignoreAccents ? [0xc3] : [])]
  const rules = { delimiter, quotes, latin: latin || rest.ignoreAccents, unusual }
  const keywords = words.map((text) => ({ text, column: 0 }))
  return {
    ...rest,
    keywords,
    modes,
    delimiter,
    matcher: createMatcher({ ...rest, keywords, placeholders: ['ciudad'] }),
    seed: 1,
    facts: factsOf([['Sevilla']], 1, delimiter),
    variants: createVariants(),
    line: rules,
    cells: createLineCells(rules),
    lines: isQuick ? createLineKernel() : undefined,
  }
}

/** The section that comes of a file in pieces, what was counted, and the fault it ended with. */
function sectionOf(pieces: readonly Uint8Array[], some: Chosen, isQuick: boolean) {
  const rules = rulesOf(some, isQuick)
  const builder = createSectionBuilder(rules)
  const slugs = createSlugWatch(rules.modes)
  const tally = createTally()
  builder.begin(0, tally)
  let isHeader = true
  let read = 0
  const many = builder.many(() => true, slugs.seePrints)
  const counted = many && {
    ...many,
    read: (from: number) => {
      const next = many.read(from)
      read += many.lines()
      return next
    },
  }
  const reader = createByteReader({
    ...rules.line,
    cells: rules.cells,
    many: counted,
    onProblem: () => undefined,
    onQuickLine: (bytes, at) => builder.addQuickLine(bytes, at, slugs.seeLine),
    onLine: (bytes, width) => slugs.seeLine(bytes, builder.addLine(bytes, width)),
    onRow: (cells) => {
      if (!isHeader) slugs.see(cells, builder.addRow(cells))
      isHeader = false
    },
  })
  const fault = faultOf(() => {
    for (const piece of pieces) {
      reader.push(piece)
      reader.rest()
    }
    reader.end()
  })
  const { operations, literals, rowEnds, groups } = builder.take()
  const data = [operations, rowEnds, groups].map((words) => words.join())
  // What a group is chosen by depends on its row: its number has to be right behind lines that were read at once.
  const { uses, counts, groupUses } = tally
  const told = { fault, uses: uses.map((times) => times ?? 0), counts, groupUses: [...groupUses] }
  return {
    read,
    result: {
      ...told,
      data,
      text: Buffer.from(literals).toString('hex'),
      slugs: slugs.result(),
      break: reader.lineBreak(),
    },
  }
}

function piecesOf(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const pieces: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += pieces.at(-1)?.length ?? 0)
    pieces.push(bytes.slice(at, at + (sizes[pieces.length % sizes.length] ?? 1)))
  return pieces
}

test('many lines at once give what they give one by one, wherever a file is cut', () => {
  let read = 0
  const sizes = fc.array(fc.integer({ min: 4000, max: 20_000 }), { minLength: 1, maxLength: 5 })
  const property = fc.property(table, chosen, sizes, (rows, some, cuts) => {
    const pieces = piecesOf(new TextEncoder().encode(textOf(rows, some.delimiter)), cuts)
    const quick = sectionOf(pieces, some, true)
    expect(quick.result).toEqual(sectionOf(pieces, some, false).result)
    read += quick.read
  })
  fc.assert(property, { numRuns: 600 })
  expect(read).toBeGreaterThan(10_000)
}, 120_000)

const plainly: Chosen = {
  words: ['a'],
  modes: ['text', 'slug'],
  ignoreAccents: false,
  wholeWord: false,
  keepCase: true,
  guardFormulas: false,
  spintax: false,
  delimiter: ',',
  lineBreak: '\r\n',
  quotes: true,
  latin: true,
}

test.each([
  ['words in every byte, more than one call has room for', 'aaaaaaaa,aaaa-aaaa\n'.repeat(60_000)],
  [
    'lines as long as one walk goes, and longer',
    [32_759, 32_760, 32_761, 40_000]
      .map((x) => `${'en madrid,sol-a\n'.repeat(20)}${'x'.repeat(x)},madrid\n`)
      .join(''),
  ],
  [
    'more cells than are counted at once',
    [1023, 1024, 1025]
      .map((x) => `${'a,'.repeat(x)}b\n`)
      .join('')
      .repeat(3),
  ],
  ['addresses alone', Array.from({ length: 30_000 }, (_, row) => `x,madrid-${row % 20_000}\n`).join('')],
])('%s', (_, lines) => {
  const pieces = [new TextEncoder().encode(`uno,dos\n${lines}`)]
  const quick = sectionOf(pieces, plainly, true)
  expect(quick.result).toEqual(sectionOf(pieces, plainly, false).result)
  expect(quick.read).toBeGreaterThan(0)
})

async function inspected(content: Blob, quotes: boolean, isQuick: boolean) {
  try {
    return await inspectCsv(
      content,
      { delimiter: ',', quotes },
      undefined,
      isQuick ? createLineKernel() : undefined,
    )
  } catch (error) {
    if (error instanceof FileError) return error.problem
    throw error
  }
}

test('a file is judged the same however its lines are passed over', async () => {
  const property = fc.asyncProperty(
    table,
    fc.boolean(),
    fc.constantFrom('utf-8', 'bom', 'utf-16', 'latin1'),
    async (rows, quotes, encoding) => {
      const text = textOf(rows, ',')
      const content = {
        'utf-8': new Blob([text]),
        bom: new Blob(['\uFEFF', text]),
        'utf-16': new Blob([Buffer.from(`\uFEFF${text}`, 'utf16le')]),
        latin1: new Blob([Buffer.from(text, 'latin1')]),
      }[encoding]
      expect(await inspected(content, quotes, true)).toEqual(await inspected(content, quotes, false))
    },
  )
  await fc.assert(property, { numRuns: 300 })
}, 120_000)
