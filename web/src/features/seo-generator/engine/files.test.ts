import { expect, test } from 'vitest'
import {
  baseName,
  checkPreset,
  createEngine,
  inspectCsv,
  modeOf,
  oneFile,
  prepareJob,
  presets,
  previewOf,
  type Settings,
  severalFiles,
  similarityOf,
  type Split,
} from '@aurelio/page/generator'
import { createKernel } from './wasm-kernel.ts'

const csv = 'titulo,enlace\nPintor en Madrid,https://x.es/madrid/pintor\nMADRID sin más,\n'

async function planFor(text: string, places: string[], more: Partial<Settings> = {}) {
  const file = new Blob([text])
  const info = await inspectCsv(file)
  const settings: Settings = {
    keywords: [{ text: 'Madrid', column: 0 }],
    modes: info.columns.map((column) => modeOf(column.reason)),
    ignoreAccents: false,
    wholeWord: false,
    keepCase: true,
    spintax: false,
    seed: '1',
    guardFormulas: false,
    dropRepeated: false,
    delimiter: ',',
    bom: false,
    lineBreak: '\n',
    ...more,
  }
  const locations = places.map((place) => [place])
  const job = await prepareJob(file, info, { columns: [''], rows: locations, header: false }, settings)
  const engine = createEngine({ ...job, kernel: createKernel() })
  return {
    job,
    plan: { engine, template: job.template, locations, base: 'contenido_seo_x', fileType: 'csv' as const },
  }
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true })
  return text
}

async function filesFor(text: string, places: string[], split: Exclude<Split, { kind: 'one' }>) {
  const { plan } = await planFor(text, places)
  const files: [string, string][] = []
  for (const file of severalFiles(plan, split)) files.push([file.name, await textOf(file.chunks())])
  return files
}

test('one block per location, the header once, slugs in link columns (spec §9)', async () => {
  const { plan } = await planFor(csv, ['Ávila', 'Alcalá de Henares'])
  expect(await textOf(oneFile(plan))).toBe(
    [
      'titulo,enlace',
      'Pintor en Ávila,https://x.es/avila/pintor',
      'ÁVILA sin más,',
      'Pintor en Alcalá de Henares,https://x.es/alcala-de-henares/pintor',
      'ALCALÁ DE HENARES sin más,',
    ].join('\n'),
  )
})

test('one file per location, each with the header, names never twice', async () => {
  expect(await filesFor('a\nMadrid', ['Ávila', 'avila', '中文'], { kind: 'per-location' })).toEqual([
    ['contenido_seo_avila.csv', 'a\nÁvila'],
    ['contenido_seo_avila-2.csv', 'a\nAvila'],
    ['contenido_seo_ubicacion-3.csv', 'a\n中文'],
  ])
})

test('parts of N rows go on across locations', async () => {
  expect(await filesFor('a\nMadrid\nx', ['A', 'B', 'C'], { kind: 'parts', rows: 4 })).toEqual([
    ['contenido_seo_x_parte_001.csv', 'a\nA\nx\nB\nx'],
    ['contenido_seo_x_parte_002.csv', 'a\nC\nx'],
  ])
})

test('the name carries the local time', () => {
  expect(baseName(new Date(2026, 0, 5, 9, 7, 3))).toBe('contenido_seo_2026-01-05_09-07-03')
})

test('counts, slug checks and preview tell what happens', async () => {
  const { job } = await planFor(
    `${csv}Otro,https://x.es/fijo\n=1+1,https://x.es/fijo\n`,
    ['Ávila', 'Soria'],
    {
      guardFormulas: true,
    },
  )
  expect(job.template.counts).toEqual([
    { replaced: 2, spins: 0, rowsChanged: 2 },
    { replaced: 1, spins: 0, rowsChanged: 1 },
  ])
  expect(job.checks).toEqual({ fixed: [{ column: 1, rows: 2 }], repeated: [{ column: 1, rows: 1 }] })
  const [first] = previewOf(job, true)
  expect(first?.rows[0]?.[0]).toEqual([
    { text: 'Pintor en ', changed: false },
    { text: 'Ávila', changed: true },
  ])
  expect(first?.rows[3]?.[0]?.[0]).toEqual({ text: "'", changed: true })
})

test('pages that differ by the name of the place alone are near-duplicates, others are not', async () => {
  const short = 'texto\nFontanero urgente en Madrid, presupuesto gratis en Madrid'
  expect(similarityOf((await planFor(short, ['Ávila', 'Alcalá de Henares'])).job)).toEqual({
    nearShare: 1,
    mean: 1,
    pairs: 1,
  })
  const turns = Array.from(
    { length: 9 },
    (_, word) => `{${['a', 'b', 'c', 'd'].map((letter) => letter + word).join('|')}}`,
  )
  const varied = await planFor(`texto\n${turns.join(' ')}`, ['Ávila', 'Soria', 'Reus'], { spintax: true })
  expect(similarityOf(varied.job)?.nearShare).toBe(0)
  expect(similarityOf((await planFor(short, ['Ávila'])).job)).toBeUndefined()
})

test('a preset names what is missing and what would repeat', () => {
  const shopify = presets.find((preset) => preset.id === 'shopify')
  if (shopify === undefined) throw new Error('no such preset')
  expect(checkPreset(shopify, ['Handle', 'Body (HTML)'], () => 3, ['slug', 'text'])).toEqual({
    missing: [{ name: 'Title', need: 'required' }],
    repeating: [{ name: 'Handle', rows: 3 }],
  })
  expect(checkPreset(shopify, ['title', 'URL handle'], () => 0, ['text', 'slug'])).toEqual({
    missing: [],
    repeating: [],
  })
})
