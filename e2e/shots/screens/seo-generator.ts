import type { Page } from '@playwright/test'
import { describeScreens } from '../screen.ts'

const seoGenerator = '/dashboard/tools/seo-mass-generator'

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

/** The SEO generator with a list of places and a CSV, as far as the two buttons. */
async function fillSeoGenerator(page: Page, csv: string) {
  await page.goto(seoGenerator)
  await page.getByLabel('Palabra clave a reemplazar').fill('Madrid')
  const places = 'ciudad;provincia\nReus;Tarragona\nAlcalá de Henares;Madrid\nreus;Tarragona'
  await page.getByLabel('Subir archivo TXT con ubicaciones').setInputFiles(file('lugares.txt', places))
  await page.locator('input[accept=".csv"]').setInputFiles(file('contenido.csv', csv))
}

const seoCsv = [
  'titulo,texto,enlace',
  'Pintor en Madrid,"Rápido, limpio y en MADRID",https://ejemplo.es/pintor-madrid',
  'Pintura exterior,Fachadas en Madrid y {{provincia}}',
].join('\n')

describeScreens([
  {
    name: 'seo-generator',
    as: 'new',
    path: seoGenerator,
    states: [
      {
        name: 'archivo con un fallo',
        show: async (page) => {
          await fillSeoGenerator(page, 'a,b\n1,"dos')
          await page.getByRole('alert').waitFor()
        },
      },
      {
        name: 'más opciones',
        show: async (page) => {
          await fillSeoGenerator(page, seoCsv)
          await page.getByRole('button', { name: 'Más opciones' }).click()
          await page.getByText('Archivo CSV cargado correctamente (2 filas)').waitFor()
        },
      },
      {
        name: 'procesado',
        show: async (page) => {
          await fillSeoGenerator(page, seoCsv)
          await page.getByRole('button', { name: 'Procesar CSV' }).click()
          await page.getByRole('heading', { name: 'Resultado' }).waitFor()
          // From its top: pressing that button scrolled the others half below the bar, or not, as it happened.
          await page.evaluate(() => window.scrollTo(0, 0))
        },
      },
    ],
  },
])
