import type { BrowserContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { drawnPicture } from '../product/pictures.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { expect, test } from '../product/test.ts'
import { add, button, card, optimizerPath, result } from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens the optimizer as somebody, until the browser has all that it needs. */
async function keep(context: BrowserContext, page: Page, url: string) {
  await enter(context, url, 'Nadie Debe Verme')
  await page.goto(`${url}${optimizerPath}`)
  await expect(page.getByText('Este navegador ya abre el optimizador sin conexión.')).toBeVisible()
}

/** What this browser keeps: paths, and the text of documents. */
async function kept(page: Page) {
  return page.evaluate(async () => {
    const found: { path: string; text: string }[] = []
    for (const key of await caches.keys()) {
      const cache = await caches.open(key)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const isPage = answer?.headers.get('content-type')?.startsWith('text/html') === true
        found.push({ path: new URL(request.url).pathname, text: isPage ? await answer.text() : '' })
      }
    }
    return found
  })
}

test(
  'without a server the optimizer opens, and makes every kind of picture',
  deep,
  async ({ context, page }) => {
    await inTemporaryFolder(async (folder) => {
      const product = await startProduct(folder)
      await keep(context, page, product.url)
      const stored = await kept(page)
      expect(stored.filter(({ path }) => path.startsWith('/api'))).toEqual([])
      expect(stored.map(({ text }) => text).join('')).toContain('<title>Aurelio</title>')
      expect(stored.map(({ text }) => text).join('')).not.toContain('Nadie Debe Verme')
      await product.stop()
      await page.goto(`${product.url}${optimizerPath}`)
      await expect(page.getByText('Sin conexión con el servidor: puedes seguir usando')).toBeVisible()
      await add(page, [await drawnPicture(page, 'foto.png', { width: 90, height: 60, type: 'image/png' })])
      for (const [label, format] of [
        ['JPEG', 'jpeg'],
        ['PNG', 'png'],
        ['WebP', 'webp'],
        ['AVIF', 'heif'],
      ] as const) {
        await page.getByLabel(label, { exact: true }).check()
        await card(page, 'foto.png').getByRole('button', { name: 'Optimizar' }).click()
        await expect(page.getByText('Desactualizado')).toHaveCount(0)
        await expect(card(page, 'foto.png')).toContainText('Optimizado: ')
        const { content } = await result(page)
        expect(await sharp(content).metadata()).toMatchObject({ format, width: 90, height: 60 })
      }
      // What the workspace shares waits for a connection; what is for a purpose does not.
      await button(page, 'Más opciones').click()
      await page.getByLabel('Preajuste', { exact: true }).selectOption('Correo')
      await expect(page.getByLabel('Tamaño objetivo en KB')).toHaveValue('250')
      await expect(page.getByLabel('Para todo el espacio, no solo para este navegador')).toHaveCount(0)
      await expect(button(page, 'Desde una dirección')).toHaveCount(0)
      // Any other screen is not pretended.
      await expect(page.goto(`${product.url}/projects`)).rejects.toThrow('ERR_CONNECTION_REFUSED')
    })
  },
)

test('who signs out leaves nothing to be opened', async ({ context, page, product }) => {
  await keep(context, page, product.url)
  await button(page, 'Menú de usuario').click()
  await page.getByRole('menuitem', { name: 'Cerrar sesion' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(async () => (await kept(page)).length).toBe(0)
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrations).toBe(0)
})
