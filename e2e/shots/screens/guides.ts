import type { Page } from '@playwright/test'
import { password } from '../../product/account.ts'
import { elements, newPagePath } from '../../steps/editor.ts'
import type { Place, Screen } from '../screen.ts'

/** Where the pictures of the guides are taken: there is a page with a film beside the product. */
export type GuidePlace = Place & { film: string }

const template = 'landing-servicios-locales'

/** A page of the sample content as its visitors see it. */
async function openPublished(page: Page, name: string) {
  await page.goto('/dashboard/tools/aurelio-builder/overview')
  const card = page.locator('article, li').filter({ hasText: name }).last()
  await page.goto((await card.locator('a[href*="/p/"]').getAttribute('href')) ?? '')
}

/** States that only guides show. They are no sheets of their own: what stands in them, these walk already. */
export const guideScreens: readonly Screen<GuidePlace>[] = [
  {
    name: 'guide-account',
    as: 'new',
    states: [
      {
        name: 'código de dos factores',
        show: async (page) => {
          await page.goto('/dashboard/profile?tab=security')
          await page.getByRole('button', { name: 'Activar' }).click()
          await page.getByRole('dialog').getByLabel('Contraseña Actual').fill(password)
          await page.keyboard.press('Enter')
          await page.getByRole('img', { name: /Código QR/ }).waitFor()
        },
      },
    ],
  },
  {
    name: 'guide-elements',
    as: 'new',
    states: [
      {
        name: 'un grupo abierto',
        show: async (page) => {
          await page.goto(newPagePath)
          const card = page.locator(`[data-template="${template}"]`)
          await card.hover()
          await card.getByRole('button', { name: 'Usar Plantilla' }).click()
          await elements(page).first().waitFor()
          const group = page.getByRole('heading', { name: 'Estructura del sitio' }).getByRole('button')
          await group.click()
          await group.evaluate((node) => node.scrollIntoView({ block: 'start' }))
        },
      },
    ],
  },
  {
    name: 'guide-images',
    as: 'sample',
    states: [
      {
        name: 'antes y después',
        show: async (page) => {
          await openPublished(page, 'Obra Viva')
          const buffer = await page.screenshot({ type: 'jpeg', quality: 100 })
          const picture = { name: 'portada.jpg', mimeType: 'image/jpeg', buffer }
          await page.goto('/dashboard/tools/image-optimizer')
          await page.locator('[data-dropzone="image-optimizer"] input[type="file"]').setInputFiles([picture])
          await page.locator('[data-image-card]').getByRole('button', { name: 'Optimizar' }).click()
          await page.getByRole('button', { name: 'Descargar', exact: true }).waitFor()
          await page.getByRole('button', { name: `Más acciones para ${picture.name}` }).click()
          await page.getByRole('menuitem', { name: 'Comparar antes y después' }).click()
          await page.getByRole('dialog').waitFor()
        },
      },
    ],
  },
  {
    name: 'guide-lead',
    as: 'sample',
    states: [
      {
        name: 'un lead con historia',
        show: async (page) => {
          await page.goto('/dashboard/tools/aurelio-builder/leads')
          await page.getByRole('button', { name: 'Hugo Reina' }).click()
          const dialog = page.getByRole('dialog', { name: 'Hugo Reina' })
          await dialog.getByLabel('Nota').fill('Firma el presupuesto; empezamos el lunes por la cocina.')
          await dialog.getByRole('button', { name: 'Añadir nota' }).click()
          const note = dialog.getByRole('listitem').filter({ hasText: 'Firma el presupuesto' })
          await note.evaluate((node) => node.scrollIntoView({ block: 'center' }))
        },
      },
    ],
  },
  {
    name: 'guide-members',
    as: 'new',
    states: [
      {
        name: 'una invitación',
        show: async (page) => {
          await page.goto('/settings/members')
          await page.getByRole('button', { name: 'Invitar' }).click()
          const dialog = page.getByRole('dialog', { name: 'Invitar a una persona' })
          await dialog.getByLabel('Correo electrónico').fill('bruno.vidal@estudio.example')
          await dialog.getByRole('button', { name: 'Enviar invitación' }).click()
          await page.getByText('Pendiente').waitFor()
          await page.reload()
          await page.getByText('Pendiente').waitFor()
        },
      },
    ],
  },
  {
    name: 'guide-pdf',
    as: 'sample',
    states: [
      {
        name: 'unido',
        show: async (page) => {
          const printed = async (name: string, shown: string) => {
            await openPublished(page, shown)
            const buffer = await page.pdf({ format: 'A4', printBackground: true })
            return { name, mimeType: 'application/pdf', buffer }
          }
          const files = [
            await printed('propuesta.pdf', 'Obra Viva'),
            await printed('anexo.pdf', 'Guía para tiendas'),
          ]
          await page.goto('/dashboard/tools/pdf-tools?op=unir')
          await page.locator('[data-dropzone="pdf-tools"] input[type="file"]').setInputFiles(files)
          await page.getByRole('button', { name: 'Página 1 de anexo.pdf' }).waitFor()
          await page.locator('[data-pdf-page] img').first().waitFor()
          await page.getByRole('button', { name: 'Unir', exact: true }).click()
          await page.getByRole('region', { name: 'Resultado' }).waitFor()
        },
      },
    ],
  },
  {
    name: 'guide-review',
    as: 'sample',
    states: [
      {
        name: 'con lo que dice el cliente',
        show: async (page) => {
          await page.goto('/dashboard')
          await page.locator('main a[href^="/reviews/"]').first().click()
          await page.getByRole('button', { name: 'Ver en la página el comentario 1' }).click()
          await page.getByRole('button', { name: 'Ver el comentario 1', exact: true }).waitFor()
        },
      },
    ],
  },
  {
    name: 'guide-token',
    as: 'sample',
    states: [
      {
        name: 'un token nuevo',
        show: async (page) => {
          await page.goto('/settings/api')
          await page.getByRole('button', { name: 'Nuevo token' }).click()
          const dialog = page.getByRole('dialog', { name: 'Nuevo token' })
          await dialog.getByLabel('Nombre').fill('Agenda del estudio')
          for (const name of ['Ver tareas', 'Ver el calendario'])
            await dialog.getByRole('checkbox', { name }).check()
        },
      },
    ],
  },
  {
    name: 'guide-video',
    as: 'new',
    states: [
      {
        name: 'un vídeo encontrado',
        show: async (page, { film }) => {
          await page.goto('/dashboard/tools/youtube-downloader')
          await page.getByLabel('YouTube URL').fill(film)
          await page.getByRole('button', { name: 'Get Info' }).click()
          await page.getByRole('button', { name: 'Download Video' }).waitFor({ timeout: 45_000 })
          // Not what may stand above the found: how old the engine of whoever takes the picture is.
          await page.getByLabel('YouTube URL').evaluate((node) => {
            window.scrollBy(0, node.getBoundingClientRect().top - 92)
          })
        },
      },
    ],
  },
]
