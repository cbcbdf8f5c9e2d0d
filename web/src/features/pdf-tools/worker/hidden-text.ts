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

/** Letters at their place: where the first one's line begins, in points from the page's upper left; `angle` in radians. */
export type HiddenWord = { text: string; x: number; y: number; width: number; size: number; angle: number }

/** Puts text on a page that nobody sees: it can be searched and copied, each word where its picture stands. */
export function hideText(page: PDFPage, font: PDFFont, words: readonly HiddenWord[]): void {
  const height = page.getHeight()
  const key = page.node.newFontDictionary(font.name, font.ref)
  const operators: PDFOperator[] = [beginText(), setTextRenderingMode(TextRenderingMode.Invisible)]
  for (const { text, x, y, width, size, angle } of words) {
    const known = knownLetters(font, text)
    const own = known === '' ? 0 : font.widthOfTextAtSize(known, size)
    if (own === 0 || width <= 0) continue
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    operators.push(
      setFontAndSize(key, size),
      setCharacterSqueeze((width / own) * 100),
      setTextMatrix(cos, sin, -sin, cos, x, height - y),
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
