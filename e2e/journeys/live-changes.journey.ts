import type { Page } from '@playwright/test'
import { joinWorkspace } from '../product/membership.ts'
import { signUp } from '../product/account.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { openLive } from '../steps/live.ts'
import { cookiesOf, enter } from '../steps/session.ts'

const builder = '/dashboard/tools/aurelio-builder'
const name = (number: number) => `Página viva ${number}`
const page1 = { name: name(1), document: { version: 1, elements: [] } }

/** Opens the list of pages and waits for its rows. */
async function openPages(page: Page) {
  await openLive(page, builder)
  await expect(page.getByText('Landing Page - Proyecto Demo', { exact: true })).toBeVisible()
}

test('a page made elsewhere shows in every tab without a reload', async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  const other = await context.newPage()
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/api/changes')) streams.push(request.url())
  })
  await openPages(page)
  await openPages(other)
  await account.call('POST', '/api/pages', page1)
  await expect(page.getByText(name(1))).toBeVisible()
  await expect(other.getByText(name(1))).toBeVisible()
  expect(streams).toHaveLength(1)

  // The tab that listened for both goes; the other one takes over.
  await page.close()
  await expect.poll(() => streams.length).toBe(2)
  await account.call('POST', '/api/pages', { ...page1, name: name(2) })
  await expect(other.getByText(name(2))).toBeVisible()
})

test('what a colleague changes shows, and what is being typed stays', async ({ page, context, product }) => {
  const owner = await enter(context, product.url)
  const colleague = await signUp(product.url, 'Bruno Vidal')
  await joinWorkspace(colleague, { of: owner, role: 'member' })
  await openLive(page, '/dashboard/profile')
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('Biografía').fill('A medio escribir')
  const other = await context.newPage()
  await openPages(other)
  await colleague.call('POST', '/api/pages', { ...page1, name: name(3) })
  await expect(other.getByText(name(3))).toBeVisible()
  await expect(page.getByLabel('Biografía')).toHaveValue('A medio escribir')
})

test('a server that goes away and returns', deep, async ({ browser }) => {
  test.setTimeout(180_000)
  await inTemporaryFolder(async (folder) => {
    const first = await startProduct(folder)
    const account = await signUp(first.url)
    const context = await browser.newContext({ baseURL: first.url })
    await context.addCookies(cookiesOf(account, first.url))
    const page = await context.newPage()
    await openLive(page, '/dashboard/profile')
    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByLabel('Biografía').fill('Escrita antes del corte')
    const list = await context.newPage()
    await openPages(list)
    await first.kill()
    const bar = 'Sin conexión con el servidor. Reintentando…'
    await expect(list.getByText(bar)).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(bar)).toBeVisible()
    const again = await startProduct(folder, { PORT: String(first.port) })
    await account.call('POST', '/api/pages', { ...page1, name: name(4) })
    await expect(list.getByText(bar)).toBeHidden({ timeout: 30_000 })
    await expect(list.getByText(name(4))).toBeVisible()
    await expect(page.getByText(bar)).toBeHidden()
    await page.getByRole('button', { name: 'Guardar Cambios' }).click()
    await expect(page.getByText('Perfil actualizado correctamente')).toBeVisible()
    await expect(page.getByText('Escrita antes del corte')).toBeVisible()
    await context.close()
    await again.stop()
  })
})
