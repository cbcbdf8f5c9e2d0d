import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { refuseMissingLetters } from './letters.ts'

it('refuses what a font has no letter for, instead of writing something else', async () => {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica)
  expect(() => refuseMissingLetters(font, 'Revisión nº 3:\n«ñ», 20 €')).not.toThrow()
  expect(() => refuseMissingLetters(font, 'Hola 😀')).toThrow('Helvetica has no 😀')
  expect(() => refuseMissingLetters(font, '日本')).toThrow('Helvetica has no 日')
})
