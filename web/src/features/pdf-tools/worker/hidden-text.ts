import {
  beginText,
  endText,
  type PDFFont,
  type PDFOperator,
  type PDFPage,
  setCharacterSqueeze,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from '@cantoo/pdf-lib'
import { seenSize, written } from './place.ts'

/** Letters at their place: where the first one's line begins, in points from the upper left of the page as it is seen; `angle` in radians, to the left. */
export type HiddenWord = { text: string; x: number; y: number; width: number; size: number; angle: number }

/** Puts text on a page that nobody sees: it can be searched and copied, each word where its picture stands. */
export function hideText(page: PDFPage, font: PDFFont, words: readonly HiddenWord[]): void {
  const { height } = seenSize(page)
  const key = page.node.newFontDictionary(font.name, font.ref)
  const operators: PDFOperator[] = [beginText(), setTextRenderingMode(TextRenderingMode.Invisible)]
  for (const { text, x, y, width, size, angle } of words) {
    const known = knownLetters(font, text)
    const own = known === '' ? 0 : font.widthOfTextAtSize(known, size)
    if (own === 0 || width <= 0) continue
    const { turn, ...place } = written(page, x, height - y)
    const whole = angle + (turn * Math.PI) / 180
    const [cos, sin] = [Math.cos(whole), Math.sin(whole)]
    operators.push(
      setFontAndSize(key, size),
      setCharacterSqueeze((width / own) * 100),
      setTextMatrix(cos, sin, -sin, cos, place.x, place.y),
      showText(font.encodeText(known)),
    )
  }
  page.pushOperators(...operators, endText())
}

/** What of a text the font can say. */
function knownLetters(font: PDFFont, text: string): string {
  const letters = new Set(font.getCharacterSet())
  return Array.from(text.normalize('NFC'), (letter) =>
    letters.has(letter.codePointAt(0) ?? -1) ? letter : '',
  ).join('')
}
