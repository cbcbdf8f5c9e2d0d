import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { publishPage } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { mailWith } from '../steps/mail.ts'
import { enter } from '../steps/session.ts'
import { sideways } from '../steps/sideways.ts'

const builder = '/dashboard/tools/aurelio-builder'
const withId = z.object({ id: z.string() })
const dayMs = 24 * 60 * 60 * 1000

const fieldOf = (page: Page, label: string, source: string): Locator =>
  page.getByRole('listitem').filter({ hasText: source }).getByLabel(`Traducción de «${label}»`)

/** A contest that is open, in Spanish, with a question. */
async function openContest(call: (method: string, path: string, body?: unknown) => Promise<unknown>) {
  const { id } = withId.parse(
    await call('POST', '/api/contests', {
      name: 'Cesta de Navidad',
      opensAt: new Date(Date.now() - dayMs).toISOString(),
      closesAt: new Date(Date.now() + 7 * dayMs).toISOString(),
      prize: 'Una cesta con jamón',
      winners: 1,
    }),
  )
  const settings = {
    intro: 'Participa y llévate la cesta.',
    question: '¿Capital?',
    rightAnswer: 'Londres',
    points: { entry: 1, confirm: 0, invite: 3, invited: 10, answer: 1, visit: 0, share: 0, most: 50 },
  }
  await call('PATCH', `/api/contests/${id}`, { settings })
  await call('POST', `/api/contests/${id}/publication`)
  return id
}

test('a contest is translated beside itself, and who enters in English is spoken to in English to the end', async ({
  browser,
  context,
  page,
  product,
}, info) => {
  const account = await enter(context, product.url)
  const own = await publishPage(account, 'Portada', [])
  const { siteId } = z.object({ siteId: z.string() }).parse(await account.call('GET', `/api/pages/${own.id}`))
  await account.call('PATCH', `/api/sites/${siteId}`, { languages: ['en'] })
  const id = await openContest((...asked) => account.call(...asked))

  await page.goto(`${builder}/contest/${id}`)
  await page.getByRole('link', { name: 'Idiomas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Idiomas del concurso' })).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  await page.getByRole('link', { name: 'Traducir' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '«Cesta de Navidad» en inglés' })).toBeVisible()
  await fieldOf(page, 'Nombre', 'Cesta de Navidad').fill('Christmas hamper')
  await fieldOf(page, 'Texto', 'Participa y llévate').fill('Enter and take the hamper home.')
  await fieldOf(page, 'Premio', 'Una cesta con jamón').fill('A hamper with ham')
  await fieldOf(page, 'Pregunta', '¿Capital?').fill('Which capital?')
  await fieldOf(page, 'Respuesta correcta', 'Londres').fill('London')
  await expect(page.getByText('Todo guardado')).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('side-by-side.png'), fullPage: true })
  await page.getByRole('button', { name: 'Publicar traducción' }).click()
  await expect(page.getByText('Publicada', { exact: true })).toBeVisible()
  const address = (await page.getByRole('link', { name: 'Ver', exact: true }).getAttribute('href')) ?? ''
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await sideways(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('side-by-side-375.png') })

  const visitors = await browser.newContext({ javaScriptEnabled: false })
  const out = await visitors.newPage()
  await out.goto(address)
  expect(await out.locator('html').getAttribute('lang')).toBe('en')
  await expect(out.getByText('Enter and take the hamper home.')).toBeVisible()
  await expect(out.getByText('A hamper with ham').first()).toBeVisible()
  await expect(out.getByText('Correo electrónico')).toHaveCount(0)
  await out.screenshot({ path: info.outputPath('english.png'), fullPage: true })
  await out.getByLabel('Name').fill('Mary Hill')
  await out.getByLabel('Email').fill('mary@ejemplo.es')
  await out.getByLabel('I have read and accept the contest rules').check()
  await out.getByRole('button', { name: 'Enter' }).click()
  await expect(out.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  const mail = await mailWith(product.dataDir, 'mary@ejemplo.es', '/c/')
  expect(mail).toContain('Christmas hamper')
  expect(mail).not.toContain('Cesta de Navidad')
  const link = /https?:\/\/\S+\/c\/[^\s"<>)]+/.exec(mail)?.[0] ?? ''
  await out.goto(link)
  await out.getByRole('button', { name: 'Confirm my entry' }).click()
  await expect(out.getByText('You have 1 point')).toBeVisible()
  // The answer is right in either language.
  await out.getByLabel('Which capital?').fill('paris')
  await out.getByRole('button', { name: 'Answer' }).click()
  await expect(out.getByText('That is not it. You can try again.')).toBeVisible()
  await out.getByLabel('Which capital?').fill('London')
  await out.getByRole('button', { name: 'Answer' }).click()
  await expect(out.getByText('You have 2 points')).toBeVisible()
  await out.screenshot({ path: info.outputPath('own-page.png'), fullPage: true })

  // Who enters in Spanish reads Spanish, and the team sees both.
  await out.goto(address.replace(/\?.*/, ''))
  await expect(out.getByText('Participa y llévate la cesta.')).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${builder}/contest/${id}`)
  await expect(page.getByRole('table', { name: 'Participantes' }).getByText('mary@ejemplo.es')).toBeVisible()
  await visitors.close()
})
