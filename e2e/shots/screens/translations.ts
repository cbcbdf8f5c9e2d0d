import type { Page } from '@playwright/test'
import { z } from 'zod'
import { describeScreens } from '../screen.ts'

const builder = '/dashboard/tools/aurelio-builder'
const withId = z.object({ id: z.string(), siteId: z.string() })

/** A page of a site with English, as far as its address. */
async function inEnglish(page: Page) {
  const { origin } = new URL(page.url())
  const headers = { origin }
  const document = {
    version: 1,
    elements: [
      { id: 'heading-1', type: 'heading', name: '', props: { text: 'Botas para la lluvia' } },
      { id: 'text-2', type: 'text', name: '', props: { text: 'Hechas a mano en Elche, de una en una.' } },
    ],
  }
  const made = await page.request.post('/api/pages', { headers, data: { name: 'Botas', document } })
  const { id, siteId } = withId.parse(await made.json())
  await page.request.patch(`/api/sites/${siteId}`, { headers, data: { languages: ['en'] } })
  return `${builder}/pages/${id}/translations`
}

/** A quiz where a site speaks English, as far as the address of its languages. */
async function quizInEnglish(page: Page) {
  await inEnglish(page)
  const { origin } = new URL(page.url())
  const made = await page.request.post('/api/quizzes', { headers: { origin }, data: { name: 'Test' } })
  const { id } = z.object({ id: z.string() }).parse(await made.json())
  return `${builder}/translations/quiz/${id}`
}

describeScreens([
  {
    name: 'page-languages',
    as: 'busy',
    path: `${builder}/pages/:page/translations`,
    states: [
      {
        name: 'sin empezar',
        async show(page) {
          await page.goto(builder)
          await page.goto(await inEnglish(page))
          await page.getByRole('link', { name: 'Traducir' }).waitFor()
        },
      },
    ],
  },
  {
    name: 'translation',
    as: 'busy',
    path: `${builder}/pages/:page/translations/:language`,
    states: [
      {
        name: 'un texto traducido',
        async show(page) {
          await page.goto(builder)
          await page.goto(`${await inEnglish(page)}/en`)
          await page.getByLabel('Traducción de «Título»').fill('Boots')
          await page.getByText('Todo guardado').waitFor()
        },
      },
    ],
  },
  {
    name: 'thing-languages',
    as: 'busy',
    path: `${builder}/translations/:kind/:thing`,
    states: [
      {
        name: 'sin empezar',
        async show(page) {
          await page.goto(builder)
          await page.goto(await quizInEnglish(page))
          await page.getByRole('link', { name: 'Traducir' }).waitFor()
        },
      },
    ],
  },
  {
    name: 'thing-translation',
    as: 'busy',
    path: `${builder}/translations/:kind/:thing/:language`,
    states: [
      {
        name: 'un texto traducido',
        async show(page) {
          await page.goto(builder)
          await page.goto(`${await quizInEnglish(page)}/en`)
          await page.getByLabel('Traducción de «Pregunta»').first().fill('What do you need?')
          await page.getByText('Todo guardado').waitFor()
        },
      },
    ],
  },
])
