import type { Area } from '../engine/area.ts'
import { changedWords } from '../engine/differences.ts'
import { PdfError } from '@aurelio/formats/pdf/failure'
import { changedBlocks } from '../engine/pixel-changes.ts'
import { drawPage } from './draw-page.ts'
import { openDocument, type ViewedFile } from './open-document.ts'
import { type Run, textRuns } from './page-text.ts'

/** A page (from 0) of a file; null where there is none to compare with. */
export type ComparedPage = { viewed: ViewedFile; page: number } | null
export type CompareJob = { before: ComparedPage; after: ComparedPage }
/** Both pages in one picture, what was found marked on them; `looks`: something but words is different. */
export type Compared = { picture: Blob; removed: string[]; added: string[]; looks: boolean }
type Word = { text: string; area: Area }
type Side = { canvas: OffscreenCanvas; words: Word[] }

/** Pixels of the longer side of a page, and between two. */
const longest = 1300
const between = 24
const quality = 0.85
/** A word is where it was, if by no more than this share of the page. */
const still = 0.004
const colours = {
  removed: 'rgb(220 38 38 / 0.3)',
  added: 'rgb(22 163 74 / 0.3)',
  looks: 'rgb(234 179 8 / 0.4)',
}

const textsOf = (words: readonly Word[]) => words.map(({ text }) => text)

/** The words of pages, for pages that say the same to be held beside each other. */
export async function pageWords(viewed: ViewedFile): Promise<string[][]> {
  const document = await openDocument(viewed)
  const all: string[][] = []
  for (let at = 0; at < document.numPages; at += 1)
    all.push((await wordsOn({ viewed, page: at })).map(({ text }) => text))
  return all
}

/** Compares what two pages say, word by word, and what they show. */
export async function comparePages({ before, after }: CompareJob): Promise<Compared> {
  const [left, right] = [await sideOf(before), await sideOf(after)]
  const { removed, added } = changedWords(textsOf(left?.words ?? []), textsOf(right?.words ?? []))
  const gone = pick(left, removed)
  const came = pick(right, added)
  const blocks = left && right ? looksOf(left, right, { removed, added }) : []
  if (left)
    mark(
      left,
      gone.map(({ area }) => area),
      colours.removed,
    )
  if (right)
    mark(
      right,
      came.map(({ area }) => area),
      colours.added,
    )
  for (const side of [left, right]) if (side) mark(side, blocks, colours.looks)
  const picture = await besideEachOther(left, right)
  for (const side of [left, right]) if (side) Object.assign(side.canvas, { width: 0, height: 0 })
  return { picture, removed: textsOf(gone), added: textsOf(came), looks: blocks.length > 0 }
}

function pick(side: Side | null, places: readonly number[]): Word[] {
  return places.flatMap((place) => side?.words[place] ?? [])
}

async function sideOf(compared: ComparedPage): Promise<Side | null> {
  if (!compared) return null
  const { canvas } = await drawPage(compared.viewed, { page: compared.page, longest })
  return { canvas, words: await wordsOn(compared) }
}

async function wordsOn({ viewed, page: place }: NonNullable<ComparedPage>): Promise<Word[]> {
  const page = await (await openDocument(viewed)).getPage(place + 1)
  try {
    return (await textRuns(page, page.getViewport({ scale: 1, rotation: page.rotate }))).flatMap(wordsIn)
  } finally {
    page.cleanup()
  }
}

/** Its letters are taken to be equally wide. */
function wordsIn({ text, area }: Run): Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    area: {
      ...area,
      left: area.left + (index / text.length) * area.width,
      width: (word.length / text.length) * area.width,
    },
  }))
}

/** What is different but for words that went, came or only stand elsewhere. */
function looksOf(
  left: Side,
  right: Side,
  { removed, added }: { removed: number[]; added: number[] },
): Area[] {
  const apart = [...pick(left, removed), ...pick(right, added)].map(({ area }) => area)
  const [gone, came] = [new Set(removed), new Set(added)]
  const others = right.words.filter((_, at) => !came.has(at))
  const kept = left.words.filter((_, at) => !gone.has(at))
  for (const [at, { area }] of kept.entries()) {
    const other = others[at]?.area
    if (other && Math.abs(other.left - area.left) < still && Math.abs(other.top - area.top) < still) continue
    apart.push(area, ...(other ? [other] : []))
  }
  const { width, height } = left.canvas
  return changedBlocks(pixelsOf(left.canvas, width, height), pixelsOf(right.canvas, width, height), apart)
}

function pixelsOf(canvas: OffscreenCanvas, width: number, height: number): ImageData {
  const same = new OffscreenCanvas(width, height)
  const context = same.getContext('2d')
  if (!context) throw new PdfError('memory', 'no surface')
  context.drawImage(canvas, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

function mark({ canvas }: Side, areas: readonly Area[], colour: string) {
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = colour
  for (const { left, top, width, height } of areas)
    context.fillRect(left * canvas.width, top * canvas.height, width * canvas.width, height * canvas.height)
}

/** Where there is no page, its place is left grey. */
async function besideEachOther(left: Side | null, right: Side | null): Promise<Blob> {
  const model = left ?? right
  if (!model) throw new PdfError('no-pages')
  const places = [left?.canvas ?? null, right?.canvas ?? null]
  const widths = places.map((canvas) => canvas?.width ?? model.canvas.width)
  const height = Math.max(...places.map((canvas) => canvas?.height ?? model.canvas.height))
  const [first = 0, second = 0] = widths
  const sheet = new OffscreenCanvas(first + between + second, height)
  const context = sheet.getContext('2d')
  if (!context) throw new PdfError('memory', 'no surface')
  context.fillStyle = '#d4d4d8'
  context.fillRect(0, 0, sheet.width, height)
  for (const [at, canvas] of places.entries())
    if (canvas) context.drawImage(canvas, at * (first + between), 0)
  const picture = await sheet.convertToBlob({ type: 'image/jpeg', quality })
  Object.assign(sheet, { width: 0, height: 0 })
  return picture
}
