import { blaming, PdfError } from '@aurelio/formats/pdf/failure'
import { byHands } from '../ocr/by-hands.ts'
import { type LanguageCode, languageOf } from '../ocr/languages.ts'
import type { ReadPage } from '../ocr/placed-words.ts'
import { readPage } from '../ocr/read-page.ts'
import type { Reader } from '../ocr/reader.ts'
import type { Document, ResultFile } from '../state/model.ts'
import { baseName } from '@aurelio/formats/pdf/pdf-name'
import { inTurn, type Tools } from '../state/tools.ts'
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

type Hands = { take: (language: LanguageCode) => Promise<Reader[]>; end: () => void }

/** Reads all files of the workbench, pictures too, page by page. */
export async function ocrFiles(
  tools: Tools,
  settings: OcrSettings,
  onStep: (step: OcrStep) => void,
): Promise<OcrOutcome[]> {
  const { documents, how } = tools
  const hands = handsFor(tools.signal)
  try {
    return await inTurn(documents, how.onProgress, async (document, told) => {
      try {
        return await ocrFile(tools, document, settings, hands, told, onStep)
      } catch (error) {
        throw documents.length > 1 ? blaming(document.source.name, error) : error
      }
    })
  } finally {
    hands.end()
  }
}

async function ocrFile(
  tools: Tools,
  document: Document,
  settings: OcrSettings,
  hands: Hands,
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
    const { language, isSure } = await languageFor(settings.language, wanted, hands, readOne)
    const readers = wanted.length === 0 ? [] : await hands.take(language)
    const read = await byHands(wanted, readers, counted)
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
  hands: Hands,
  readOne: (page: number, reader: Reader) => Promise<ReadPage>,
): Promise<{ language: LanguageCode; isSure: boolean }> {
  if (asked !== 'auto') return { language: asked, isSure: true }
  for (const page of pages.slice(0, 3)) {
    const [reader] = await hands.take(firstGuess)
    if (!reader) throw new PdfError('ocr-unavailable', 'no reader')
    const found = languageOf((await readOne(page, reader)).text)
    if (found) return { language: found, isSure: true }
  }
  return { language: firstGuess, isSure: pages.length === 0 }
}

/** Readers of one language at a time: each holds its program and that language in memory. */
function handsFor(signal: AbortSignal): Hands {
  const most = (navigator.hardwareConcurrency || 2) > 3 ? 2 : 1
  let current: { language: LanguageCode; readers: Promise<Reader[]> } | null = null
  const end = () => {
    void current?.readers.then((readers) => readers.forEach((reader) => reader.end())).catch(() => undefined)
    current = null
  }
  return {
    end,
    take: async (language) => {
      if (current?.language === language) return current.readers
      end()
      const readers = import('../ocr/reader.ts')
        .catch((error: unknown) => {
          throw new PdfError('ocr-unavailable', String(error))
        })
        .then(({ createReader }) =>
          Promise.all(Array.from({ length: most }, () => createReader(language, signal))),
        )
      current = { language, readers }
      return readers
    },
  }
}
