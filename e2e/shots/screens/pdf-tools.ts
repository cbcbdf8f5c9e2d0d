import type { Page } from '@playwright/test'
import { lockedDocument, textDocument } from '../../product/documents.ts'
import { describeScreens, type State } from '../screen.ts'

const path = '/dashboard/tools/pdf-tools'

/** The workbench with two documents, one page selected, and a file that is none. */
async function loadDocuments(page: Page, operation: string) {
  await page.goto(`${path}?op=${operation}`)
  await page
    .locator('[data-dropzone="pdf-tools"] input[type="file"]')
    .setInputFiles([
      await textDocument('contrato.pdf', 4),
      { name: 'notas.pdf', mimeType: 'application/pdf', buffer: Buffer.from('hola') },
      await textDocument('anexo.pdf', 2),
    ])
  await page.getByRole('button', { name: 'Página 2 de anexo.pdf' }).waitFor()
  await page.getByRole('button', { name: 'Página 2 de contrato.pdf' }).click()
  await page.locator('[data-pdf-page] img').first().waitFor()
}

function panel(name: string, operation: string, text: string): State {
  return {
    name,
    show: async (page) => {
      await loadDocuments(page, operation)
      await page.getByText(text).first().waitFor()
    },
  }
}

describeScreens([
  {
    name: 'pdf-tools',
    as: 'new',
    path,
    states: [
      {
        name: 'unido',
        show: async (page) => {
          await loadDocuments(page, 'unir')
          await page.getByRole('button', { name: 'Unir', exact: true }).click()
          await page.getByRole('region', { name: 'Resultado' }).waitFor()
        },
      },
      {
        name: 'intervalos mal escritos',
        show: async (page) => {
          await loadDocuments(page, 'dividir')
          await page.getByRole('textbox', { name: 'Páginas' }).fill('3-1,abc,999')
          await page.getByText('va al revés').waitFor()
        },
      },
      panel('comprimir', 'comprimir', 'Tamaño objetivo'),
      panel('marca de agua', 'marca-de-agua', 'Texto de la marca'),
      panel('firmar y rellenar', 'firmar', 'Formulario del PDF'),
      panel('metadatos', 'metadatos', 'Escrito por'),
      {
        name: 'contraseña',
        show: async (page) => {
          await page.goto(path)
          await page
            .locator('[data-dropzone="pdf-tools"] input[type="file"]')
            .setInputFiles([await lockedDocument('secreto.pdf', 1, 'abracadabra')])
          await page.getByRole('dialog').waitFor()
        },
      },
    ],
  },
])
