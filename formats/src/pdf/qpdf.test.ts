import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, expect, it } from 'vitest'
import { assemble } from './assemble.ts'
import { type Bytes, bytesOf } from './bytes.ts'
import { compress } from './compress.ts'
import { qpdf, qpdfComesFrom } from './qpdf.ts'
import { repair } from './repair.ts'

const address = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm')

beforeAll(() => qpdfComesFrom({ address, compile: async () => WebAssembly.compile(await readFile(address)) }))

async function sample(pages: number): Promise<Bytes> {
  const document = await PDFDocument.create()
  for (let at = 0; at < pages; at += 1) document.addPage([100 + at, 100])
  return bytesOf(await document.save({ useObjectStreams: false }))
}

/** As when a download stops: the list of objects is missing. */
async function brokenOff(pages: number): Promise<Bytes> {
  const whole = await sample(pages)
  return whole.slice(0, new TextDecoder('latin1').decode(whole).lastIndexOf('\nxref'))
}

const told = () => ({
  signal: new AbortController().signal,
  onProgress: () => undefined,
  progress: () => undefined,
  pause: () => Promise.resolve(),
})
const widthsOf = async (file: Bytes) =>
  (await PDFDocument.load(file)).getPages().map((page) => page.getWidth())

it('says of a whole file that there was nothing to repair', async () => {
  expect(await repair(await sample(2), false, () => undefined)).toMatchObject({ repaired: false })
})

it('puts a file that breaks off together with a whole one', async () => {
  const files = [await brokenOff(3), await sample(1)]
  const sources = files.map((content) => ({ content: () => Promise.resolve(content), password: '' }))
  const parts = [2, 0].map((page) => ({ kind: 'page', source: 0, page, turn: 0 }) as const)
  const last = { kind: 'page', source: 1, page: 0, turn: 0 } as const
  const made = await assemble({ sources, parts: [...parts, last], titles: null }, told())
  expect(await widthsOf(made)).toEqual([102, 100, 100])
})

it('makes a file that breaks off smaller, and whole', async () => {
  const { file } = await compress(await brokenOff(3), { by: 'lossless', targetBytes: 0 }, told())
  expect(await widthsOf(file)).toEqual([100, 101, 102])
  expect(await repair(file, false, () => undefined)).toMatchObject({ repaired: false })
})

it('refuses what has nothing to be gathered', async () => {
  const nothing = bytesOf(new TextEncoder().encode('%PDF-1.7\nnothing at all'))
  await expect(qpdf({ 'in.pdf': nothing }, ['in.pdf', 'out'])).rejects.toMatchObject({
    failure: { code: 'damaged' },
  })
})
