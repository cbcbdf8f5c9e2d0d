import type { Page } from '@playwright/test'
import { animatedGif, drawnPicture } from '../../product/pictures.ts'
import { describeScreens } from '../screen.ts'

const optimizer = '/dashboard/tools/image-optimizer'

/** The optimizer with three pictures, one of them bad and one animated. */
async function loadPictures(page: Page) {
  await page.goto(optimizer)
  const photo = await drawnPicture(page, 'playa.jpg', { width: 1200, height: 800, type: 'image/jpeg' })
  await page
    .locator('[data-dropzone="image-optimizer"] input[type="file"]')
    .setInputFiles([
      photo,
      animatedGif('baile.gif', 4),
      { ...photo, name: 'cortada.jpg', buffer: photo.buffer.subarray(0, 900) },
    ])
  await page.getByText('Animación de 4 fotogramas').waitFor()
}

describeScreens([
  {
    name: 'image-optimizer',
    as: 'new',
    path: optimizer,
    states: [
      {
        name: 'más opciones',
        show: async (page) => {
          await loadPictures(page)
          await page.getByRole('button', { name: 'Más opciones' }).click()
        },
      },
      {
        name: 'marca de agua',
        show: async (page) => {
          await loadPictures(page)
          await page.getByRole('button', { name: 'Más opciones' }).click()
          await page.getByText('Marca de agua', { exact: true }).click()
          await page.getByLabel('Un texto').check()
          await page.getByLabel('Texto de la marca').fill('© Marea')
          await page.getByAltText('Cómo queda la marca de agua').waitFor()
        },
      },
      {
        name: 'desde una dirección',
        show: async (page) => {
          await loadPictures(page)
          await page.getByRole('button', { name: 'Desde una dirección' }).click()
          await page.getByLabel('Direcciones de las imágenes').fill('http://10.0.0.1/foto.jpg\nplaya.jpg')
          await page.getByRole('button', { name: 'Traer' }).click()
          await page.getByText('No es una dirección web').waitFor()
        },
      },
      {
        name: 'favicon e iconos',
        show: async (page) => {
          await loadPictures(page)
          await page.getByRole('button', { name: 'Más acciones para playa.jpg' }).click()
          await page.getByRole('menuitem', { name: 'Crear favicon e iconos' }).click()
          await page.getByRole('list', { name: 'Cómo se ven' }).waitFor()
        },
      },
      {
        name: 'aviso de animación',
        show: async (page) => {
          await loadPictures(page)
          await page.getByRole('button', { name: 'Optimizar Todas las Imágenes' }).click()
          await page.getByRole('dialog').waitFor()
        },
      },
      {
        name: 'terminado con un error',
        show: async (page) => {
          await loadPictures(page)
          await page.getByRole('button', { name: 'Optimizar Todas las Imágenes' }).click()
          await page.getByRole('button', { name: 'Optimizar solo las demás' }).click()
          await page.getByRole('alert').waitFor()
          await page.getByRole('button', { name: 'Descargar Como ZIP' }).waitFor()
        },
      },
      {
        name: 'antes y después',
        show: async (page) => {
          await loadPictures(page)
          await page.locator('[data-image-card]').first().getByRole('button', { name: 'Optimizar' }).click()
          await page.getByRole('button', { name: 'Descargar', exact: true }).waitFor()
          await page.getByRole('button', { name: 'Más acciones para playa.jpg' }).click()
          await page.getByRole('menuitem', { name: 'Comparar antes y después' }).click()
          await page.getByRole('dialog').waitFor()
        },
      },
    ],
  },
])
