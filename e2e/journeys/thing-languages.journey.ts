import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { expect } from '../product/test.ts'
import { testWithMail as test } from '../product/test-with-mail.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'
import { sideways } from '../steps/sideways.ts'

const builder = '/dashboard/tools/aurelio-builder'
const withId = z.object({ id: z.string() })
const ofSite = z.object({ id: z.string(), siteId: z.string() })
const published = z.object({ url: z.string() })

const fieldOf = (page: Page, label: string, source: string): Locator =>
  page.getByRole('listitem').filter({ hasText: source }).getByLabel(`Traducción de «${label}»`)

test('a quiz is translated beside itself, a page in English speaks it, and each reads a letter in their language', async ({
  page,
  context,
  browser,
  product,
  smtp,
}, info) => {
  test.setTimeout(120_000)
  const account = await enter(context, product.url)
  const { id: quizId } = withId.parse(await account.call('POST', '/api/quizzes', { name: 'Test' }))
  const { url } = published.parse(await account.call('POST', `/api/quizzes/${quizId}/publication`))
  const document = {
    version: 1,
    elements: [
      { id: 'quiz-1700000000001', type: 'quiz', name: '', props: { src: new URL(url).pathname, level: 2 } },
    ],
  }
  const shown = ofSite.parse(await account.call('POST', '/api/pages', { name: 'Con quiz', document }))
  await account.call('POST', `/api/pages/${shown.id}/publication`, {})
  await account.call('PATCH', `/api/sites/${shown.siteId}`, { languages: ['en'] })
  const { url: english } = published.parse(
    await account.call('POST', `/api/pages/${shown.id}/translations/en/publication`),
  )

  await page.goto(`${builder}/quiz-builder/${quizId}`)
  await page.getByRole('link', { name: 'Idiomas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Idiomas del quiz' })).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('languages.png') })
  await page
    .getByRole('listitem')
    .filter({ hasText: 'English' })
    .getByRole('link', { name: 'Traducir' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '«Test» en inglés' })).toBeVisible()
  await fieldOf(page, 'Título', 'Primera pregunta').fill('First question')
  await fieldOf(page, 'Pregunta', '¿Qué necesitas?').fill('What do you need?')
  await fieldOf(page, 'Opción', 'Una cosa').fill('One thing')
  await fieldOf(page, 'Título', 'Gracias por responder').fill('Thank you')
  await expect(page.getByText('4 de 7 textos')).toBeVisible()
  await expect(page.getByText('Todo guardado')).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('side-by-side.png'), fullPage: true })
  await page.getByRole('button', { name: 'Publicar traducción' }).click()
  await expect(page.getByText('Publicada', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  await page.screenshot({ path: info.outputPath('side-by-side-375.png') })
  expect(await sideways(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })

  const visitors = await browser.newContext({ javaScriptEnabled: false })
  const out = await visitors.newPage()
  await out.goto(english)
  await expect(out.getByRole('heading', { name: 'First question' })).toBeVisible()
  await out.getByLabel('One thing').check()
  await out.screenshot({ path: info.outputPath('quiz-in-english.png') })
  await out.getByRole('button', { name: 'Next' }).click()
  await expect(out.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await out.locator('html').getAttribute('lang')).toBe('en')

  const { id: listId } = withId.parse(
    await account.call('POST', '/api/subscription-lists', { name: 'Mundo' }),
  )
  await account.call('POST', `/api/subscription-lists/${listId}/people`, {
    people: [{ email: 'mary@ejemplo.es', language: 'en' }, { email: 'luis@ejemplo.es' }],
    permission: 'Lo pidieron en la feria',
    asksToConfirm: false,
  })
  const letter = { subject: 'Rebajas', template: 'news', listId }
  const { id: letterId } = withId.parse(await account.call('POST', '/api/letters', letter))
  await page.goto(`${builder}/subscriptions/letters/${letterId}`)
  await page.getByRole('link', { name: 'Idiomas' }).click()
  await page.getByRole('link', { name: 'Traducir' }).click()
  await fieldOf(page, 'Asunto', 'Rebajas').fill('Sales')
  await expect(page.getByText('Todo guardado')).toBeVisible()
  await page.screenshot({ path: info.outputPath('letter.png'), fullPage: true })
  await page.getByRole('button', { name: 'Usar al enviar' }).click()
  await expect(page.getByText('Se envía traducido')).toBeVisible()
  await account.call('POST', `/api/letters/${letterId}/sending`, {})
  const subjectsTo = (email: string) =>
    smtp.received
      .filter((mail) => mail.includes(`To: ${email}`))
      .flatMap((mail) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? [])
  await expect.poll(() => subjectsTo('mary@ejemplo.es'), { timeout: 30_000 }).toEqual(['Sales'])
  await expect.poll(() => subjectsTo('luis@ejemplo.es'), { timeout: 30_000 }).toEqual(['Rebajas'])

  const mail = smtp.received.find((each) => each.includes('To: luis@ejemplo.es')) ?? ''
  const [, own = ''] = /List-Unsubscribe:\s+<([^>]+)>/.exec(mail.replaceAll(/\r\n[ \t]+/g, ' ')) ?? []
  await out.goto(own)
  await out.getByLabel('En qué idioma').selectOption('en')
  await out.getByRole('button', { name: 'Guardar' }).click()
  await expect(out.getByRole('heading', { name: 'Tus preferencias están guardadas.' })).toBeVisible()
  await expect(out.getByLabel('En qué idioma')).toHaveValue('en')
  await out.screenshot({ path: info.outputPath('preferences.png'), fullPage: true })
  await visitors.close()
})
