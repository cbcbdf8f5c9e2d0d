import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'
import { sideways } from '../steps/sideways.ts'

const made = z.object({ id: z.string() })
const madeWithSite = z.object({ id: z.string(), siteId: z.string() })
const published = z.object({ url: z.string() })

const fieldOf = (page: Page, label: string, source: string): Locator =>
  page.getByRole('listitem').filter({ hasText: source }).getByLabel(`Traducción de «${label}»`)

test('what a collection calls its fields and choices is said in English where visitors choose by it', async ({
  browser,
  context,
  page,
  product,
}, info) => {
  const account = await enter(context, product.url)
  const fields = [
    { key: 'nombre', name: 'Nombre', kind: 'text', required: true },
    { key: 'barrio', name: 'Barrio', kind: 'choice', options: ['La ribera', 'El centro'] },
    { key: 'precio', name: 'Precio', kind: 'number' },
  ]
  const { id } = made.parse(await account.call('POST', '/api/collections', { name: 'Casas', fields }))
  for (let at = 1; at <= 4; at += 1)
    await account.call('POST', `/api/collections/${id}/items`, {
      values: { nombre: `Casa ${at}`, barrio: at % 2 ? 'La ribera' : 'El centro', precio: at * 1000 },
      state: 'published',
    })
  const children = [
    { id: 'heading-1700000000003', type: 'heading', name: '', props: { text: '{{item.nombre}}', level: 2 } },
    { id: 'text-1700000000004', type: 'text', name: '', props: { text: '{{item.barrio}}' } },
  ]
  const props = { collection: id, sort: 'nombre', filters: ['barrio', 'precio'], children }
  const document = {
    version: 1,
    elements: [{ id: 'collection-1700000000002', type: 'collection', name: 'Colección', props }],
  }
  const own = madeWithSite.parse(await account.call('POST', '/api/pages', { name: 'Casas', document }))
  await account.call('POST', `/api/pages/${own.id}/publication`)
  await account.call('PATCH', `/api/sites/${own.siteId}`, { languages: ['en'] })
  const { url } = published.parse(
    await account.call('POST', `/api/pages/${own.id}/translations/en/publication`),
  )

  await page.goto(`/dashboard/tools/aurelio-builder/collections/${id}`)
  await page.getByRole('link', { name: 'Idiomas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Idiomas de la colección' })).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  await page.getByRole('link', { name: 'Traducir' }).click()
  await fieldOf(page, 'Campo', 'Barrio').fill('Neighbourhood')
  await fieldOf(page, 'Opción', 'La ribera').fill('Riverside')
  await fieldOf(page, 'Opción', 'El centro').fill('Old town')
  await fieldOf(page, 'Campo', 'Precio').fill('Price')
  await expect(page.getByText('4 de 4 textos')).toBeVisible()
  await expect(page.getByText('Todo guardado')).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('labels.png'), fullPage: true })
  await page.setViewportSize({ width: 375, height: 812 })
  expect(await sideways(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('labels-375.png') })
  await page.setViewportSize({ width: 1440, height: 900 })

  const visitors = await browser.newContext({ javaScriptEnabled: false })
  const out = await visitors.newPage()
  // What nobody has published is not read.
  await out.goto(url)
  await expect(out.getByLabel('Barrio')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar traducción' }).click()
  await expect(page.getByText('Publicada', { exact: true })).toBeVisible()
  await expect(async () => {
    await out.goto(url)
    await expect(out.getByLabel('Neighbourhood')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(out.getByLabel('Neighbourhood').locator('option')).toHaveText(['All', 'Riverside', 'Old town'])
  await expect(out.getByText('Riverside', { exact: true }).last()).toBeVisible()
  await out.getByLabel('Neighbourhood').selectOption('Old town')
  await out.getByLabel('Price, from').fill('3000')
  await out.getByRole('button', { name: 'Show results' }).click()
  await expect(out.getByText('1 result', { exact: true })).toBeVisible()
  await expect(out.getByRole('heading', { level: 2 })).toHaveText('Casa 4')
  // An address with a choice is good in every language.
  expect(new URL(out.url()).searchParams.get('f-barrio')).toBe('El centro')
  await out.screenshot({ path: info.outputPath('english.png'), fullPage: true })
  await out.setViewportSize({ width: 375, height: 812 })
  expect(await sideways(out)).toEqual([])
  await out.screenshot({ path: info.outputPath('english-375.png'), fullPage: true })
  await visitors.close()
})
