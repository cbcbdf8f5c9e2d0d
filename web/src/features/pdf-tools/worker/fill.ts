import {
  PDFCheckBox,
  PDFDocument,
  PDFDropdown,
  type PDFField,
  PDFOptionList,
  PDFRadioGroup,
  PDFTextField,
} from '@cantoo/pdf-lib'
import type { Spot } from '../engine/spot.ts'
import { bytesOf } from '@aurelio/formats/pdf/bytes'
import { bytesIn, pdfOf } from './bytes.ts'
import { draw, embed } from './embedded-picture.ts'
import { refuseMissingLetters } from './letters.ts'
import { seenSize, written } from './place.ts'

/** A field of a form. `options`: the values of a choice; `longest`: letters of a text; a tick is 'yes' or ''. */
export type FormField = {
  name: string
  kind: 'text' | 'long-text' | 'tick' | 'choice'
  value: string
  options: string[]
  longest?: number | undefined
}
/** A picture put on these pages (from 0). */
export type Signature = { picture: Blob; pages: number[]; spot: Spot }
export type FillJob = {
  file: Blob
  values: Readonly<Record<string, string>>
  flatten: boolean
  signature: Signature | null
}

/** The fields that people may fill, in the order of the document. */
export async function formFields(file: Blob): Promise<FormField[]> {
  const document = await PDFDocument.load(await bytesIn(file), { updateMetadata: false })
  return document
    .getForm()
    .getFields()
    .filter((field) => !field.isReadOnly())
    .flatMap((field): FormField[] => {
      const name = field.getName()
      if (field instanceof PDFTextField) return textField(name, field)
      if (field instanceof PDFCheckBox)
        return [{ name, kind: 'tick', value: field.isChecked() ? 'yes' : '', options: [] }]
      if (field instanceof PDFRadioGroup)
        return [{ name, kind: 'choice', value: field.getSelected() ?? '', options: field.getOptions() }]
      if (field instanceof PDFDropdown || field instanceof PDFOptionList)
        return [{ name, kind: 'choice', value: field.getSelected()[0] ?? '', options: field.getOptions() }]
      return []
    })
}

/** None for a text with letters of several kinds, which the library does not read. */
function textField(name: string, field: PDFTextField): FormField[] {
  if (field.isRichFormatted()) return []
  const kind = field.isMultiline() ? 'long-text' : 'text'
  return [{ name, kind, value: field.getText() ?? '', options: [], longest: field.getMaxLength() }]
}

/** Fills the form, puts the signature on its page, and makes fields plain content where that is wished. */
export async function fill({ file, values, flatten, signature }: FillJob): Promise<Blob> {
  const document = await PDFDocument.load(await bytesIn(file), { updateMetadata: false })
  const hasValues = Object.keys(values).length > 0
  if (hasValues || flatten) {
    const form = document.getForm()
    for (const field of form.getFields()) {
      const value = values[field.getName()]
      if (value === undefined) continue
      if (field instanceof PDFTextField) refuseMissingLetters(form.getDefaultFont(), value)
      write(field, value)
    }
    if (flatten) form.flatten()
  }
  if (signature) await sign(document, signature)
  return pdfOf(bytesOf(await document.save({ addDefaultPage: false, updateFieldAppearances: hasValues })))
}

function write(field: PDFField, value: string) {
  if (field instanceof PDFTextField) field.setText(value)
  else if (field instanceof PDFCheckBox) {
    if (value === '') field.uncheck()
    else field.check()
  } else if (
    field instanceof PDFRadioGroup ||
    field instanceof PDFDropdown ||
    field instanceof PDFOptionList
  ) {
    if (value === '') field.clear()
    else field.select(value)
  }
}

async function sign(document: PDFDocument, { picture, pages, spot }: Signature) {
  const drawn = await embed(document, picture)
  const all = document.getPages()
  for (const place of pages) {
    const page = all[place]
    if (!page) continue
    const seen = seenSize(page)
    const width = spot.width * seen.width
    const height = (width * drawn.height) / drawn.width
    const { turn, ...at } = written(page, spot.left * seen.width, (1 - spot.top) * seen.height - height)
    draw(page, drawn, { ...at, width, height, turn })
  }
}
