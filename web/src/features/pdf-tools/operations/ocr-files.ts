import { blaming, PdfError } from '@aurelio/formats/pdf/failure'
import { type LanguageCode, languageOf } from '../ocr/languages.ts'
import type { ReadPage } from '../ocr/placed-words.ts'
import { readPage } from '../ocr/read-page.ts'
import { severally } from '../ocr/severally.ts'
import type { Reader } from '../ocr/reader.ts'
import { type Readers, readersBy } from '../ocr/readers.ts'
import type { Document, ResultFile } from '../state/model.ts'
import { baseName } from '@aurelio/formats/pdf/pdf-name'
import type { Tools } from '../state/tools.ts'
import { viewing } from './viewing.ts'

/** `places`: pages (from 0) that are asked for. `straighten`: pages that lie askew come out straight. */
export type OcrSettings = {
  language: LanguageCode | 'auto'
  as: 'pdf' | 'text'
  straighten: boolean
  withText: boolean
  placesOf: (pages: number) => number[]
}
/** What is told while it goes on, and what came of a file. */
export type OcrStep = { name: string; page: number; pages: number }
export type OcrOutcome = {
  name: string
  file: ResultFile
  language: LanguageCode
  isSure: boolean
  read: readonly ReadPage[]
  kept: number
}

/** What is read first where the language is to be found: its letters are nearly those of the others. */
const firstGuess: LanguageCode = 'spa'
/** Slants below this are the noise of measuring. In radians. */
const leastSlant = 0.005

/** More at once hold more memory than many machines have: each has its program, its language, and a page in pixels. */
const mostReaders = 4

/** Reads all files of the workbench, pictures too, page by page; as many pages at once as there are cores. */
export async function ocrFiles(
  tools: Tools,
  settings: OcrSettings,
  onStep: (step: OcrStep) => void,
): Promise<OcrOutcome[]> {
  const { documents, how } = tools
  const readers = readersBy(
    async (language) => {
      const { createReader } = await import('../ocr/reader.ts').catch((error: unknown) => {
        throw new PdfError('ocr-unavailable', String(error))
      })
      return createReader(language, tools.signal)
    },
    Math.max(1, Math.min(navigator.hardwareConcurrency || 2, mostReaders)),
  )
  const shares = documents.map(() => 0)
  const one = async (document: Document, at: number) => {
    const told = (share: number) => {
      shares[at] = share
      how.onProgress(shares.reduce((sum, each) => sum + each, 0) / documents.length)
    }
    try {
      const outcome = await ocrFile(tools, document, settings, readers, told, onStep)
      told(1)
      return outcome
    } catch (error) {
      throw documents.length > 1 ? blaming(document.source.name, error) : error
    }
  }
  // Where each file may be in a language of its own, one waits for the other.
  const atOnce = settings.language === 'auto' ? 1 : readers.most
  try {
    return await severally([...documents.entries()], atOnce, ([at, document]) => one(document, at))
  } finally {
    readers.end()
  }
}

async function ocrFile(
  tools: Tools,
  document: Document,
  settings: OcrSettings,
  readers: Readers,
  told: (share: number) => void,
  onStep: (step: OcrStep) => void,
): Promise<OcrOutcome> {
  const { name } = document.source
  const file = await tools.fileOf(document, () => undefined)
  return viewing(tools, file, async (viewed, { affinity }) => {
    const how = { signal: tools.signal, affinity }
    const asked = settings.placesOf(document.pages.length)
    const texts = await tools.pools.view.run('plainText', { ...viewed, pages: asked }, how)
    const hasText = (at: number) => (texts[at] ?? '').trim() !== ''
    const wanted = asked.filter((_, at) => settings.withText || !hasText(at))
    const straight = settings.straighten && settings.as === 'pdf'
    let done = 0
    onStep({ name, page: 1, pages: wanted.length })
    const readOne = (page: number, reader: Reader) =>
      readPage(
        reader,
        page,
        (turn, longest) =>
          tools.pools.view.run(
            'scan',
            { ...viewed, page, turn, longest, isPicture: document.source.kind === 'picture' },
            how,
          ),
        straight,
      )
    const counted = async (page: number, reader: Reader) => {
      const read = await readOne(page, reader)
      done += 1
      told((done / wanted.length) * 0.95)
      onStep({ name, page: Math.min(done + 1, wanted.length), pages: wanted.length })
      return read
    }
    const { language, isSure } = await languageFor(settings.language, wanted, readers, readOne)
    const read = await severally(wanted, readers.most, (page) =>
      readers.read(language, (reader) => counted(page, reader)),
    )
    const kept = asked.length - wanted.length
    if (settings.as === 'text') {
      const all = asked.map((page, at) => read.find((one) => one.page === page)?.text ?? texts[at] ?? '')
      const blob = new Blob([`${all.join('\n\n').trim()}\n`], { type: 'text/plain;charset=utf-8' })
      return { name, file: { name: `${baseName(name)}.txt`, blob }, language, isSure, read, kept }
    }
    const layers = read.map(({ page, turn, slant, words }) => ({
      page,
      turn,
      straighten: straight && Math.abs(slant) >= leastSlant ? slant : 0,
      words,
    }))
    const blob = await tools.pools.write.run('addText', { file, layers }, { signal: tools.signal })
    return { name, file: { name: `${baseName(name)}_texto.pdf`, blob }, language, isSure, read, kept }
  })
}

/** The language that was asked for, or the one that the first page with words is written in. */
async function languageFor(
  asked: LanguageCode | 'auto',
  pages: readonly number[],
  readers: Readers,
  readOne: (page: number, reader: Reader) => Promise<ReadPage>,
): Promise<{ language: LanguageCode; isSure: boolean }> {
  if (asked !== 'auto') return { language: asked, isSure: true }
  for (const page of pages.slice(0, 3)) {
    const read = await readers.read(firstGuess, (reader) => readOne(page, reader))
    const found = languageOf(read.text)
    if (found) return { language: found, isSure: true }
  }
  return { language: firstGuess, isSure: pages.length === 0 }
}
