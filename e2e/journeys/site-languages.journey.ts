import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'
import { sideways } from '../steps/sideways.ts'

const builder = '/dashboard/tools/aurelio-builder'
const document = {
  version: 1,
  elements: [
    {
      id: 'language_switch-1700000000000',
      type: 'language_switch',
      name: 'Idiomas',
      props: { languagesFrom: 'site' },
    },
    { id: 'heading-1700000000001', type: 'heading', name: 'Título', props: { text: 'Botas para la lluvia' } },
    {
      id: 'text-1700000000002',
      type: 'text',
      name: 'Texto',
      props: { text: 'Hechas a mano en Elche', textSpans: [{ kind: 'bold', from: 9, to: 13 }] },
    },
    {
      id: 'form-1700000000003',
      type: 'form',
      name: 'Formulario',
      props: { fields: ['name', 'email'], buttonText: 'Reservar', noConsentReason: 'Prueba' },
    },
  ],
}

/** A page of the person's own site, published, with what is called so. */
async function publishedPage(page: Page, origin: string, name: string) {
  const headers = { origin }
  const made = await page.request.post('/api/pages', { headers, data: { name, document } })
  const { id, siteId } = z.object({ id: z.string(), siteId: z.string() }).parse(await made.json())
  const live = await page.request.post(`/api/pages/${id}/publication`, { headers, data: {} })
  const { publication } = z.object({ publication: z.object({ url: z.string() }) }).parse(await live.json())
  return { id, siteId, url: publication.url }
}

const fieldOf = (page: Page, label: string, source: string) =>
  page.getByRole('listitem').filter({ hasText: source }).getByLabel(`Traducción de «${label}»`)

test('a site gets English, a page is translated beside itself, and its visitors read it there', async ({
  page,
  product,
}, info) => {
  await enter(page.context(), product.url)
  await page.goto('/dashboard')
  const { id, siteId, url } = await publishedPage(page, product.url, 'Botas')

  await page.goto(`${builder}/sites/${siteId}`)
  const languages = page.getByRole('region', { name: 'Idiomas', exact: true })
  await languages.getByLabel('Otro idioma').selectOption('en')
  await languages.getByRole('button', { name: 'Añadir idioma' }).click()
  await expect(languages.getByRole('listitem').filter({ hasText: 'English' })).toBeVisible()
  await languages.getByLabel('Otro idioma').selectOption('ar')
  await languages.getByRole('button', { name: 'Añadir idioma' }).click()
  await expect(languages.getByRole('listitem').filter({ hasText: 'العربية' })).toBeVisible()
  await languages.scrollIntoViewIfNeeded()
  await languages.screenshot({ path: info.outputPath('site.png') })

  await page.goto(`${builder}/overview`)
  await page.getByRole('button', { name: 'Más acciones de Botas' }).click()
  await page.getByRole('menuitem', { name: 'Idiomas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Idiomas de la página' })
  await expect(dialog.getByText('0 de 8 textos').first()).toBeVisible()
  await page.screenshot({ path: info.outputPath('dialog.png') })
  expect(await faultsIn(page)).toEqual([])
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'English' })
    .getByRole('link', { name: 'Traducir' })
    .click()

  await expect(page.getByRole('heading', { level: 1, name: '«Botas» en inglés' })).toBeVisible()
  await fieldOf(page, 'Título', 'Botas').first().fill('Boots')
  // The next one to translate is what the switch is called.
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('Language')
  await fieldOf(page, 'Texto', 'Botas para la lluvia').fill('<img src=x onerror=alert(1)> Rain boots')
  await fieldOf(page, 'Texto', 'Hechas').fill('Made <1>by hand</1> in Elche')
  await fieldOf(page, 'Texto del botón', 'Reservar').fill('Book')
  await fieldOf(page, 'Campo', 'Nombre').fill('Name')
  await expect(page.getByText('6 de 8 textos')).toBeVisible()
  await expect(page.getByText('Todo guardado')).toBeVisible()
  await page.getByLabel('Dirección en este idioma').fill('Boots!')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Usa minúsculas sin tildes')).toBeVisible()
  await page.getByLabel('Dirección en este idioma').fill('rain-boots')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Por traducir (2)' }).click()
  await expect(page.getByText('Hechas a mano')).toBeHidden()
  await page.getByRole('button', { name: 'Todos (8)' }).click()
  expect(await faultsIn(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('side-by-side.png'), fullPage: true })
  await page.getByRole('button', { name: 'Publicar traducción' }).click()
  await expect(page.getByText('Publicada', { exact: true })).toBeVisible()
  const address = await page.getByRole('link', { name: 'Ver', exact: true }).getAttribute('href')
  expect(address).toContain('/p/en/rain-boots')

  // A visitor without an account, and without a script.
  const visitor = await page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: false, baseURL: product.url })
  if (!visitor) throw new Error('There is no browser')
  const out = await visitor.newPage()
  await out.goto(address ?? '')
  await expect(out).toHaveTitle('Boots')
  await expect(out.getByRole('heading', { name: '<img src=x onerror=alert(1)> Rain boots' })).toBeVisible()
  await expect(out.locator('strong')).toHaveText('by hand')
  await expect(out.getByLabel('Name')).toBeVisible()
  expect(await out.locator('html').getAttribute('lang')).toBe('en')
  expect(await out.locator('link[hreflang="x-default"]').getAttribute('href')).toBe(url)
  await expect(out.getByText('this page is not translated')).toBeVisible()
  await out.screenshot({ path: info.outputPath('english.png'), fullPage: true })
  await out.getByLabel('Name').fill('Mary')
  await out.getByLabel('Correo electrónico').fill('mary@example.com')
  await out.getByRole('button', { name: 'Book' }).click()
  await expect(out.getByRole('status')).toBeVisible()
  expect(new URL(out.url()).pathname).toBe('/p/en/rain-boots')
  await out.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Español' }).click()
  await expect(out.getByRole('heading', { name: 'Botas para la lluvia' })).toBeVisible()
  expect(await out.locator('link[hreflang="en"]').getAttribute('href')).toBe(address)

  // What has changed since is marked, and says what it said.
  const now = z
    .object({ version: z.number() })
    .parse(await (await page.request.get(`/api/pages/${id}`)).json())
  const changed = {
    ...document,
    elements: document.elements.map((each) =>
      each.type === 'heading' ? { ...each, props: { text: 'Botas para todo' } } : each,
    ),
  }
  await page.request.put(`/api/pages/${id}`, {
    headers: { origin: product.url },
    data: { name: 'Botas', document: changed, baseVersion: now.version },
  })
  await page.reload()
  await expect(page.getByText('Antes decía:')).toBeVisible()
  await page.getByRole('button', { name: 'Cambió el original (1)' }).click()
  await page.getByRole('button', { name: 'Sigue valiendo' }).click()
  await expect(page.getByText('Antes decía:')).toBeHidden()
  await visitor.close()

  // Out and in again as a file.
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'XLIFF' }).click()
  const file = await (await waiting).path()
  const xliff = await readFile(file, 'utf8')
  await page.goto(`${builder}/sites/${siteId}`)
  const bringing = languages.getByRole('listitem').filter({ hasText: 'English' }).first()
  const bring = (content: string) =>
    bringing
      .locator('input[type=file]')
      .setInputFiles({ name: 'textos.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(content) })
  await bring(`<!DOCTYPE a [<!ENTITY x "y">]><xliff version="2.0">&x;</xliff>`)
  await expect(languages.getByRole('alert')).toContainText('entidades')
  await bring(
    xliff.replace('>Correo electrónico</source>', '>Correo electrónico</source><target>E-mail</target>'),
  )
  await expect(languages.getByText('1 textos traídos')).toBeVisible()
  await languages.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('1 textos dicen lo de antes')).toBeVisible()

  await page.setViewportSize({ width: 375, height: 800 })
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`${builder}/pages/${id}/translations/ar`)
    await expect(page.getByText('0 de 8 textos')).toBeVisible()
    expect(await sideways(page)).toEqual([])
    await page.screenshot({ path: info.outputPath(`phone-${scheme}.png`), fullPage: true })
  }
  await page.goto(`${builder}/sites/${siteId}`)
  await languages.scrollIntoViewIfNeeded()
  expect(await sideways(page)).toEqual([])
  await languages.screenshot({ path: info.outputPath('phone-site.png') })
})
