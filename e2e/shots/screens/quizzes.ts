import type { Page } from '@playwright/test'
import { at, describeScreens } from '../screen.ts'

const builder = '/dashboard/tools/aurelio-builder'

/** With three that came to the end. */
async function answer(page: Page) {
  const address = (await page.getByRole('link', { name: 'Ver el quiz' }).getAttribute('href')) ?? ''
  const visitor = await page.context().browser()?.newContext()
  const visit = await visitor?.newPage()
  for (const option of ['Una cosa', 'Otra cosa', 'Otra cosa']) {
    await visit?.goto(address)
    for (const chosen of [option, 'Primera opción']) {
      await visit?.getByLabel(chosen).check()
      await visit?.getByRole('button', { name: 'Siguiente' }).click()
    }
    await visit?.getByRole('heading', { name: 'Gracias por responder' }).waitFor()
  }
  await visitor?.close()
}

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
        name: 'versiones comparadas',
        async show(page) {
          await make(page)
          await page.getByLabel('Título', { exact: true }).fill('Otro título')
          await page.getByRole('button', { name: 'Publicar quiz' }).click()
          await page.getByText('Quiz publicado').last().waitFor()
          await page.getByRole('button', { name: 'Versiones', exact: true }).click()
          await page.getByRole('button', { name: 'Comparar versiones' }).click()
          await page.getByRole('list', { name: 'Qué cambia' }).waitFor()
        },
      },
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
      {
        name: 'con respuestas',
        async show(page) {
          await make(page)
          await answer(page)
          await page.getByRole('link', { name: 'Respuestas', exact: true }).click()
          await page.locator('[data-row]').nth(2).waitFor()
        },
      },
    ],
  },
])
