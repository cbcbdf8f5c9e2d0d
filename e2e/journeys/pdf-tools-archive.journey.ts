import { readFile } from 'node:fs/promises'
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { expect, test } from '../product/test.ts'
import { textDocument } from '../product/documents.ts'
import { button } from '../steps/optimizer.ts'
import { add, choose, made, pdfTools, result } from '../steps/pdf-tools.ts'
import { enter } from '../steps/session.ts'

const printed = new URL(
  '../../web/src/features/pdf-tools/worker/archive/testing/printed.pdf',
  import.meta.url,
)

test('printed pages become PDF/A-2b; a file that cannot is told why, with its pages, and nothing is changed', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await page.goto(pdfTools)
  const file = { mimeType: 'application/pdf', buffer: await readFile(printed) }
  await add(page, [{ name: 'informe.pdf', ...file }, await textDocument('contrato.pdf', 3)])
  await choose(page, 'PDF/A')
  const { name, content } = await made(page, 'Convertir a PDF/A')
  expect(name).toBe('informe.pdf')
  expect(content.toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>')
  await expect(result(page)).toContainText('contrato.pdf')
  const against = page.getByRole('region', { name: 'Lo que impide el PDF/A' })
  await expect(against).toContainText('La letra Helvetica no va dentro del archivo')
  await expect(against).toContainText('Páginas: 1-3.')
  await expect(against).toContainText('Lleva archivos adjuntos.')

  // Read again: every font that is described is within the file.
  const document = await PDFDocument.load(content)
  const described = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor')
        ? [object]
        : [],
    )
  expect(described.length).toBeGreaterThan(0)
  for (const one of described) expect(one.has(PDFName.of('FontFile2'))).toBe(true)

  await button(page, 'Vaciar la mesa').click()
  await add(page, [await textDocument('solo.pdf', 1)])
  await button(page, 'Convertir a PDF/A').click()
  await expect(page.getByRole('alert')).toContainText('No puede ser PDF/A-2b tal como está')
  await expect(result(page)).toBeHidden()
})
