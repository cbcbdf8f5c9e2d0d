import type { Page } from '@playwright/test'
import { z } from 'zod'
import { findChromium } from '../chromium.ts'
import type { Account } from '../product/account.ts'
import { contentsOf } from '../product/documents.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { expect, test } from '../product/test.ts'
import { button, downloaded } from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'

/** A page with a heading, in the overview, and its menu's entry chosen. */
async function makePage(account: Account, name: string) {
  const props = { text: `Precios de ${name}` }
  const elements = [{ id: 'heading-1700000000001', type: 'heading', name: 'Título', props }]
  const made = await account.call('POST', '/api/pages', { name, document: { version: 1, elements } })
  return z.object({ id: z.string() }).parse(made).id
}

async function openPrint(page: Page, url: string, name: string) {
  await page.goto(`${url}/dashboard/tools/aurelio-builder/overview`)
  await button(page, `Más acciones de ${name}`).click()
  await page.getByRole('menuitem', { name: 'Descargar como PDF' }).click()
  return page.getByRole('dialog', { name: 'Descargar como PDF' })
}

test('a published page comes as a PDF, a draft says what is missing, and so does a server without a browser', async ({
  context,
  page,
}) => {
  await inTemporaryFolder(async (folder) => {
    const product = await startProduct(folder, {
      PRINT_BROWSER: findChromium() ?? '',
      // No Chromium boxes itself in for root, as whom journeys often run.
      PRINT_BROWSER_SANDBOX: process.getuid?.() === 0 ? 'off' : 'on',
    })
    const account = await enter(context, product.url)
    await makePage(account, 'Borrador')
    const id = await makePage(account, 'Mayo')
    await account.call('POST', `/api/pages/${id}/publication`)

    const draft = await openPrint(page, product.url, 'Borrador')
    await expect(draft).toContainText('«Borrador» no está publicada.')
    await expect(draft.getByRole('button', { name: 'Descargar' })).toBeDisabled()

    const dialog = await openPrint(page, product.url, 'Mayo')
    const { name, content } = await downloaded(page, () =>
      dialog.getByRole('button', { name: 'Descargar' }).click(),
    )
    expect(name).toBe('Mayo.pdf')
    expect((await contentsOf(content)).title).toContain('Mayo')
    await expect(dialog).toBeHidden()
    await product.stop()

    const bare = await startProduct(folder, { PRINT_BROWSER: '/nada/chromium', PORT: String(product.port) })
    const again = await openPrint(page, bare.url, 'Mayo')
    await again.getByRole('button', { name: 'Descargar' }).click()
    await expect(again.getByRole('alert')).toContainText('no hay ningún navegador que haga el PDF')
    await expect(again.getByRole('button', { name: 'Descargar' })).toBeEnabled()
    await bare.stop()
  })
})
