import type { Page } from '@playwright/test'
import { elements } from '../../steps/editor.ts'
import { describeScreens } from '../screen.ts'

const path = '/dashboard/tools/aurelio-builder/subscriptions'

async function makeList(page: Page, name: string) {
  await page.goto(path)
  await page.getByRole('button', { name: 'Nueva lista' }).click()
  await page.getByLabel('Nombre').fill(name)
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  const row = page.getByRole('listitem').filter({ hasText: name }).first()
  await row.getByRole('button', { name: 'Añadir personas' }).click()
  await page.getByLabel('Correos').fill('Ana Ruiz <ana@ejemplo.es>\nluis@ejemplo.es')
  await page.getByLabel('De dónde viene su permiso').fill('Lo pidieron en la feria de Sevilla')
  await page.getByLabel('Pedirles por correo que lo confirmen').uncheck()
  await page.getByRole('button', { name: 'Añadir', exact: true }).click()
  await row.getByText('Reciben: 2').waitFor()
}

async function makeLetter(page: Page) {
  await page.goto(`${path}?tab=letters`)
  await page.getByRole('button', { name: 'Nuevo envío' }).click()
  await page.getByLabel('Plantilla').selectOption({ label: 'Noticias del mes' })
  await page.locator('[data-finding="no-list"]').waitFor()
}

async function makeSequence(page: Page, name: string) {
  await page.goto(`${path}?tab=sequences`)
  await page.getByRole('button', { name: 'Nueva secuencia' }).click()
  await page.getByLabel('Nombre').fill(name)
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

describeScreens([
  {
    name: 'subscriptions',
    as: 'busy',
    path,
    states: [
      { name: 'listas', show: (page) => makeList(page, 'Novedades') },
      {
        name: 'personas',
        show: async (page) => {
          await makeList(page, 'Ofertas')
          await page.getByRole('tab', { name: 'Personas' }).click()
          await page.getByRole('button', { name: 'Ver su permiso' }).first().click()
          await page.getByText('Huella del texto').first().waitFor()
        },
      },
    ],
  },
  {
    name: 'letter',
    as: 'busy',
    path: `${path}/letters/:id`,
    states: [
      {
        name: 'borrador',
        show: makeLetter,
      },
    ],
  },
  {
    name: 'letter-editor',
    as: 'busy',
    path: '/dashboard/tools/aurelio-builder/letters/:id',
    states: [
      {
        name: 'correo',
        show: async (page) => {
          await makeLetter(page)
          await page.getByRole('button', { name: 'Editar el correo' }).click()
          await elements(page, 'heading').first().click()
          await page.getByRole('tab', { name: 'Disposición' }).waitFor()
        },
      },
      {
        name: 'cómo se lee',
        show: async (page) => {
          await makeLetter(page)
          await page.getByRole('button', { name: 'Editar el correo' }).click()
          await elements(page, 'heading').first().waitFor()
          await page.getByRole('button', { name: 'Vista previa' }).click()
          await page.getByRole('dialog').locator('iframe').waitFor()
        },
      },
    ],
  },
  {
    name: 'sequence',
    as: 'busy',
    path: `${path}/sequences/:id`,
    states: [{ name: 'bienvenida', show: (page) => makeSequence(page, 'Bienvenida') }],
  },
])
