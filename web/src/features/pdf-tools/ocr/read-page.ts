import type { Turn } from '@aurelio/formats/pdf/plan'
import type { ScanPicture } from '../worker/view.worker.ts'
import { placedWords, type ReadPage } from './placed-words.ts'
import type { PictureText, Reader } from './reader.ts'

/** Pixels of the longer side: an A4 page at about 290 dots to the inch; enough to tell which way a page stands. */
const sharp = 4000
const rough = 1600
/** Below this a page may stand on its head, or on its side. */
const doubtful = 65
const otherTurns: readonly Turn[] = [180, 90, 270]

/** A page drawn so large, turned so much to the right. */
export type DrawScan = (turn: Turn, longest: number) => Promise<ScanPicture>

/** Reads a page, whichever way it was laid on the scanner. */
export async function readPage(
  reader: Reader,
  page: number,
  draw: DrawScan,
  straight: boolean,
): Promise<ReadPage> {
  let turn: Turn = 0
  let picture = await draw(turn, sharp)
  let read = await reader.read(picture.blob)
  if (worthOf(read) < doubtful) {
    const better = await turnOf(reader, draw)
    if (better !== 0) {
      turn = better
      picture = await draw(turn, sharp)
      read = await reader.read(picture.blob)
    }
  }
  const { width, height, scale } = picture
  const slant = read.straightened
  const words = placedWords(read.lines, { width, height, scale, straightened: slant }, straight)
  return { page, turn, slant, text: read.text.trim(), confidence: worthOf(read), words }
}

/** The turn in which most is read with most confidence; as it lies where no other is clearly better. */
async function turnOf(reader: Reader, draw: DrawScan): Promise<Turn> {
  const tried: { turn: Turn; score: number }[] = []
  for (const turn of [0, ...otherTurns] as const)
    tried.push({ turn, score: scoreOf(await reader.read((await draw(turn, rough)).blob)) })
  const [asItLies, ...others] = tried
  const best = others.reduce((one, other) => (other.score > one.score ? other : one))
  return asItLies && best.score > asItLies.score * 1.3 + 100 ? best.turn : 0
}

/** Letters of real words weigh by how sure they are. */
function scoreOf({ lines }: PictureText): number {
  return lines
    .flatMap(({ words }) => words)
    .filter(({ text, confidence }) => confidence >= doubtful && /\p{L}{3}/u.test(text))
    .reduce((sum, { text, confidence }) => sum + (text.length * confidence) / 100, 0)
}

/** How sure its words are, longer ones more so; 0 where there is none. */
function worthOf({ lines }: PictureText): number {
  const words = lines.flatMap((line) => line.words)
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const sure = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  return letters === 0 ? 0 : sure / letters
}
