import type { Page } from '@playwright/test'
import { at, describeScreens } from '../screen.ts'

const builder = '/dashboard/tools/aurelio-builder'

/** A quiz of two steps that anybody can take. */
async function make(page: Page) {
  await page.goto(`${builder}/quiz-builder`)
  await page.getByRole('button', { name: 'Nuevo quiz' }).click()
  await page.getByRole('button', { name: 'Añadir bloque' }).click()
  await page.getByRole('button', { name: 'Publicar quiz' }).click()
  await page.getByRole('link', { name: 'Ver el quiz' }).waitFor()
}

describeScreens([
  {
    name: 'quiz-edit',
    as: 'busy',
    path: `${builder}/quiz-builder/:id`,
    states: [
      at(`${builder}/quiz-builder/no-existe`, 'quiz que no existe'),
      { name: 'en lista', show: make },
      {
        name: 'en grafo',
        async show(page) {
          await make(page)
          await page.getByRole('button', { name: 'Grafo' }).click()
          await page.locator('.react-flow__node').first().waitFor()
        },
      },
    ],
  },
  {
    name: 'quiz-figures',
    as: 'busy',
    path: `${builder}/quiz/:id`,
    states: [
      {
        name: 'sin respuestas',
        async show(page) {
          await make(page)
          await page.getByRole('link', { name: 'Respuestas', exact: true }).click()
          await page.locator('[data-stat="started"]').waitFor()
        },
      },
    ],
  },
])
