import { type Area, type Mark, overlap } from '../engine/area.ts'
import { PdfError } from '@aurelio/formats/pdf/failure'
import { drawPage } from './draw-page.ts'
import { openDocument, type ViewedFile } from './open-document.ts'
import { type Run, textRuns } from './page-text.ts'
import { areaOfLetters } from './run-area.ts'

/** A page as a picture in which the marks are black, and the text beside them. Sizes in points. */
export type BlackedPage = {
  page: number
  picture: Blob
  width: number
  height: number
  kept: Run[]
  /** Words that stood under the marks: nothing outside of the pages may say them. */
  removed: string[]
}
export type BlackOutJob = ViewedFile & { marks: readonly Mark[]; dpi: number }

/** A point or two: what touches a mark is gone with it. */
const slack = 0.002
const pictureQuality = 0.88

/** Draws the pages that have marks, with the marks on them. `step` hears the share that is done. */
export async function blackOut(
  { marks, dpi, ...viewed }: BlackOutJob,
  step: (share: number) => Promise<void>,
): Promise<BlackedPage[]> {
  const places = pagesOf(marks)
  const made: BlackedPage[] = []
  for (const place of places) {
    const areas = marks.filter(({ page }) => page === place)
    const { canvas, width, height } = await drawPage(viewed, { page: place, dpi })
    const context = canvas.getContext('2d')
    if (!context) throw new PdfError('memory', 'no surface')
    context.fillStyle = '#000'
    for (const area of areas) {
      const [left, top] = [Math.floor(area.left * canvas.width), Math.floor(area.top * canvas.height)]
      const right = Math.ceil((area.left + area.width) * canvas.width)
      context.fillRect(left, top, right - left, Math.ceil((area.top + area.height) * canvas.height) - top)
    }
    const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: pictureQuality })
    Object.assign(canvas, { width: 0, height: 0 })
    const runs = await runsOf(viewed, place)
    const isUnder = ({ area }: Run) => areas.some((mark) => overlap(mark, area, slack))
    const removed = runs.filter(isUnder).flatMap((run) => wordsUnder(run, areas))
    made.push({ page: place, picture, width, height, kept: runs.filter((run) => !isUnder(run)), removed })
    await step(made.length / places.length)
  }
  return made
}

/** How much of a letter a word may reach under a mark without being meant, as marks are wider than what they are for. */
const reach = -0.7

function wordsUnder(run: Run, marks: readonly Area[]): string[] {
  return Array.from(run.text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)).flatMap(({ 0: word, index }) => {
    const area = areaOfLetters(run, index, index + word.length, reach)
    return marks.some((mark) => overlap(mark, area)) ? [word] : []
  })
}

/**
 * Reads a file again: throws where anything is left under a mark, be it text or the picture of something.
 *
 * @throws PdfError 'left-behind'
 */
export async function proveBlack({
  marks,
  ...viewed
}: ViewedFile & { marks: readonly Mark[] }): Promise<void> {
  for (const place of pagesOf(marks)) {
    const areas = marks.filter(({ page }) => page === place)
    const runs = await runsOf(viewed, place)
    const isLeft = ({ text, area }: Run) => text.trim() !== '' && areas.some((mark) => overlap(mark, area))
    if (runs.some(isLeft)) throw new PdfError('left-behind', `text on page ${place + 1}`)
    const { canvas } = await drawPage(viewed, { page: place, dpi: 100 })
    const context = canvas.getContext('2d')
    if (!context || !areas.every((area) => isBlack(context, canvas, area)))
      throw new PdfError('left-behind', `a picture on page ${place + 1}`)
    Object.assign(canvas, { width: 0, height: 0 })
  }
}

async function runsOf(viewed: ViewedFile, place: number): Promise<Run[]> {
  const page = await (await openDocument(viewed)).getPage(place + 1)
  try {
    return await textRuns(page, page.getViewport({ scale: 1, rotation: page.rotate }))
  } finally {
    page.cleanup()
  }
}

/** How bright black may come back from a JPEG. */
const darkest = 48

/** Within its edge, which a smaller drawing mixes with what is beside it. */
function isBlack(
  context: OffscreenCanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  area: Area,
): boolean {
  const [left, top] = [Math.ceil(area.left * width) + 2, Math.ceil(area.top * height) + 2]
  const [right, bottom] = [(area.left + area.width) * width - 2, (area.top + area.height) * height - 2]
  if (right - left < 1 || bottom - top < 1) return true
  const { data } = context.getImageData(left, top, Math.floor(right - left), Math.floor(bottom - top))
  return data.every((value, at) => at % 4 === 3 || value < darkest)
}

function pagesOf(marks: readonly Mark[]): number[] {
  return [...new Set(marks.map(({ page }) => page))].toSorted((a, b) => a - b)
}
