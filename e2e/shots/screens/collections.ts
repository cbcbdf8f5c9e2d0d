import type { Page } from '@playwright/test'
import { describeScreens } from '../screen.ts'

const collections = '/dashboard/tools/aurelio-builder/collections'

/** A collection with the one field that each begins with; leaves its fields open. */
async function make(page: Page) {
  await page.goto(collections)
  await page.getByRole('button', { name: 'Nueva colección' }).click()
  await page.getByLabel('Nombre').fill('Equipo')
  await page.getByRole('button', { name: 'Crear' }).click()
  await page.getByRole('heading', { name: 'Campos de «Equipo»' }).waitFor()
}

async function addItem(page: Page, name: string) {
  await page.getByRole('button', { name: 'Añadir elemento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo elemento' })
  await dialog.getByLabel('Nombre').fill(name)
  await dialog.getByRole('button', { name: 'Publicar' }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function withItems(page: Page) {
  await make(page)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await addItem(page, 'Ángela Ruiz')
  await addItem(page, 'Bruno Vidal')
}

describeScreens([
  {
    name: 'collection',
    as: 'busy',
    path: `${collections}/:id`,
    states: [
      { name: 'con elementos', show: withItems },
      {
        name: 'un elemento nuevo',
        async show(page) {
          await withItems(page)
          await page.getByRole('button', { name: 'Añadir elemento' }).click()
          await page.getByRole('dialog', { name: 'Nuevo elemento' }).waitFor()
        },
      },
    ],
  },
  {
    name: 'collection-fields',
    as: 'busy',
    path: `${collections}/:id/fields`,
    states: [{ name: 'recién hecha', show: make }],
  },
])
