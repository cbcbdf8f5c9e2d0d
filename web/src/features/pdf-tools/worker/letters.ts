import type { PDFFont } from '@cantoo/pdf-lib'
import { PdfError } from '@aurelio/formats/pdf/failure'

/** The library writes a question mark where a font lacks a letter: such a text is refused instead, with a PdfError. */
export function refuseMissingLetters(font: PDFFont, text: string): void {
  const known = new Set(font.getCharacterSet())
  const letters = Array.from(text.replaceAll(/\s/g, ' '))
  const missing = letters.find((letter) => !known.has(letter.codePointAt(0) ?? 0))
  if (missing !== undefined) throw new PdfError('text', `${font.name} has no ${missing}`)
}
