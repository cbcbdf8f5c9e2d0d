import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { z } from 'zod'
import { publishPage, readLeads } from '../product/account.ts'
import { samplePage } from '../product/sample-page.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { faultsIn } from '../steps/axe.ts'
import { difference } from '../steps/pixels.ts'
import { enter } from '../steps/session.ts'

const overview = '/dashboard/tools/aurelio-builder/overview'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

async function choose(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Más acciones de ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Colours of a few places of a picture that has been loaded, as `r,g,b`. */
function coloursOf(picture: Locator): Promise<string[]> {
  return picture.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return []
    await image.decode()
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    return [0.05, 0.5, 0.95].map((at) =>
      [...(context?.getImageData(canvas.width / 2, canvas.height * at, 1, 1).data ?? [])].slice(0, 3).join(),
    )
  })
}

/** So small that only the strokes of large letters are told apart, not how their edges are drawn. */
const small = (picture: Buffer) => sharp(picture).resize(160, 120).png().toBuffer()

const coloured = (colour: string) => [
  {
    id: 'section-1700000000001',
    type: 'section',
    name: 'Fondo',
    props: { backgroundColor: colour, minHeight: '1200px' },
  },
]

test('a card shows the page itself, its state, its address and its leads, and a new picture once it changes', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  const { id, url } = await publishPage(account, 'Captación', samplePage())
  const form = await fetch(`${url}/leads`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ name: 'Luis', email: 'luis@ejemplo.es' }),
  })
  expect(form.status).toBe(303)
  expect((await readLeads(account)).total).toBe(1)

  await page.goto(overview)
  await expect(card(page, 'Captación')).toContainText('Publicada')
  await expect(card(page, 'Captación')).toContainText('1 lead en 30 días')
  // Where two columns have little room the address is cut, and no card lies over another.
  await page.setViewportSize({ width: 1040, height: 800 })
  const column = await card(page, 'Captación').evaluate((node) => [
    node.scrollWidth,
    node.parentElement?.clientWidth ?? 0,
  ])
  expect(column[0]).toBeLessThanOrEqual(column[1] ?? 0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(
    card(page, 'Captación').getByRole('link', { name: /^Abrir Captación publicada/ }),
  ).toHaveAttribute('href', url)
  await expect(card(page, 'Landing Page - Proyecto Demo')).toContainText('Borrador')
  await expect(page.getByRole('img', { name: 'Miniatura de Captación' })).toBeVisible()

  const changed = { version: 1, elements: coloured('#c81e5a') }
  const kept = page.waitForResponse((answer) => answer.url().includes(`/api/pages/${id}/thumbnail?version=2`))
  await account.call('PUT', `/api/pages/${id}`, { name: 'Captación', document: changed, baseVersion: 1 })
  await expect(card(page, 'Captación')).toContainText('Cambios sin publicar')
  expect((await kept).status()).toBe(204)
  await page.reload()
  const picture = page.getByRole('img', { name: 'Miniatura de Captación' })
  await expect(picture).toHaveAttribute('src', new RegExp(`^/api/pages/${id}/thumbnail/2-`))
  for (const colour of await coloursOf(picture))
    expect(colour).toMatch(/^(19[6-9]|20[0-4]),(2[6-9]|3[0-4]),(8[5-9]|9[0-5])$/)

  // In another kit the same page looks otherwise, and its picture is drawn anew.
  const drawn = page.waitForResponse((answer) =>
    answer.url().includes(`/api/pages/${id}/thumbnail?version=2`),
  )
  const { items } = z
    .object({ items: z.array(z.object({ id: z.string() })) })
    .parse(await account.call('GET', '/api/sites'))
  await account.call('PUT', `/api/sites/${items[0]?.id}/brand`, { theme: {} })
  expect((await drawn).status()).toBe(204)

  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await faultsIn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('a picture of a page has the letters of its families', async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  const title = { text: 'Regalo Único', level: 1, fontSize: '150px', fontFamily: 'syne', fontWeight: '800' }
  const { id, url } = await publishPage(account, 'Letras', [
    { id: 'heading-1700000000001', type: 'heading', name: 'Título', props: title },
  ])
  const kept = page.waitForResponse((answer) => answer.url().includes(`/api/pages/${id}/thumbnail?version=1`))
  await page.goto(overview)
  await kept
  await page.reload()
  const address = await page.getByRole('img', { name: 'Miniatura de Letras' }).getAttribute('src')
  const picture = await small(await (await page.request.get(product.url + address)).body())

  await page.setViewportSize({ width: 1280, height: 960 })
  const unlike = async () => (await difference(await small(await page.screenshot()), picture)).share
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto(url)
  const withoutThem = await unlike()
  await page.unroute('**/*.woff2')
  await page.reload()
  await page.evaluate(() => document.fonts.ready)
  expect(await unlike()).toBeLessThan(withoutThem / 2)
})

test('pages are copied, renamed, withdrawn, deleted and brought back, by keyboard too', async ({
  page,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  const { url } = await publishPage(account, 'Oferta', coloured('#0f766e'))
  await account.call('POST', '/api/sites', { name: 'Tienda' })
  await page.goto(overview)

  await choose(page, 'Oferta', 'Duplicar')
  await expect(card(page, 'Oferta (copia)')).toContainText('Borrador')
  await choose(page, 'Oferta (copia)', 'Cambiar nombre')
  const dialog = page.getByRole('dialog', { name: 'Cambiar nombre' })
  await dialog.getByLabel('Nombre').fill('  ')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Escribe un nombre.')).toBeVisible()
  await dialog.getByLabel('Nombre').fill('Rebajas')
  await dialog.getByLabel('Nombre').press('Enter')
  await expect(card(page, 'Rebajas')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Más acciones de Rebajas' })).toBeFocused()

  await choose(page, 'Oferta', 'Retirar')
  await expect(card(page, 'Oferta')).toContainText('Borrador')
  expect((await fetch(url)).status).toBe(404)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(card(page, 'Oferta')).toContainText('Publicada')

  await page.getByRole('button', { name: 'Más acciones de Oferta', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Eliminar' }).press('Enter')
  await expect(card(page, 'Oferta')).toHaveCount(0)
  expect((await fetch(url)).status).toBe(404)
  await page.getByRole('button', { name: 'Papelera' }).click()
  await page.getByRole('button', { name: 'Restaurar Oferta' }).click()
  await expect(page.getByText('La papelera está vacía.')).toBeVisible()
  await page.getByRole('button', { name: 'Volver a las páginas' }).click()
  await expect(card(page, 'Oferta')).toContainText('Publicada')
  expect((await fetch(url)).status).toBe(200)

  await page.getByRole('checkbox', { name: 'Seleccionar Oferta' }).check()
  await page.getByRole('checkbox', { name: 'Seleccionar Rebajas' }).check()
  const bar = page.getByRole('group', { name: 'Páginas seleccionadas' })
  await expect(bar).toContainText('2 seleccionadas')
  await bar.getByRole('button', { name: 'Mover' }).click()
  const moving = page.getByRole('dialog', { name: 'Mover' })
  await moving.getByLabel('Sitio').selectOption({ label: 'Tienda' })
  await moving.getByRole('button', { name: 'Mover', exact: true }).click()
  await expect(page.getByText('Ahora están en «Tienda»')).toBeVisible()
  await expect(bar).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Sitio' }).selectOption({ label: 'Tienda' })
  await expect(page.getByRole('status').filter({ hasText: '2 páginas' })).toBeVisible()

  await page.getByRole('checkbox', { name: 'Seleccionar Oferta' }).check()
  await page.getByRole('checkbox', { name: 'Seleccionar Rebajas' }).check()
  await bar.getByRole('button', { name: 'Eliminar' }).click()
  await expect(card(page, 'Rebajas')).toHaveCount(0)
  await page.goto(`${overview}?view=bin`)
  await page.getByRole('button', { name: 'Borrar Rebajas del todo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar del todo' }).click()
  await expect(page.getByText('Rebajas', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Restaurar Oferta' })).toBeVisible()
})

test('search, state and order live in the address', deep, async ({ page, context, product }) => {
  const account = await enter(context, product.url)
  await publishPage(account, 'Álbum de boda', [])
  await publishPage(account, 'Zapatería', [])
  await page.goto(`${overview}?order=name&state=published`)
  const names = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect(names).toHaveText(['Álbum de boda', 'Zapatería'])
  await page.getByRole('searchbox', { name: 'Buscar páginas' }).fill('album')
  await expect(names).toHaveText(['Álbum de boda'])
  await expect(page).toHaveURL(/q=album/)
  await page.reload()
  await expect(names).toHaveText(['Álbum de boda'])
  await page.getByRole('searchbox', { name: 'Buscar páginas' }).fill('no hay')
  await expect(page.getByText('Ninguna página es así.')).toBeVisible()
  await page.getByRole('button', { name: 'Ver todas' }).click()
  await expect(page.getByRole('button', { name: 'Todas', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await test.step('a folder of the site keeps pages apart, and goes without them', async () => {
    await page.goto(`${overview}?order=name&state=published`)
    await page.getByRole('button', { name: 'Nueva carpeta' }).click()
    const making = page.getByRole('dialog', { name: 'Nueva carpeta' })
    await making.getByLabel('Nombre').fill('Bodas')
    await making.getByRole('button', { name: 'Crear' }).click()
    await choose(page, 'Álbum de boda', 'Mover')
    const moving = page.getByRole('dialog', { name: 'Mover' })
    await moving.getByLabel('Carpeta').selectOption({ label: 'Bodas' })
    await moving.getByRole('button', { name: 'Mover', exact: true }).click()
    const folders = page.getByRole('region', { name: 'Carpetas' })
    await folders.getByRole('button', { name: 'Bodas 1 página' }).click()
    await expect(names).toHaveText(['Álbum de boda'])
    await page.reload()
    await expect(names).toHaveText(['Álbum de boda'])
    await expect(folders.getByRole('heading', { name: 'Bodas' })).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
    // What is begun in it lies in it.
    await page.getByRole('button', { name: 'Todas', exact: true }).click()
    await page.getByRole('link', { name: 'Crear Nuevo Proyecto' }).click()
    await page.getByRole('button', { name: 'Lienzo en Blanco' }).click()
    await page.locator('[data-panel-element="heading"]').click()
    await page.locator('[data-action="save"]').click()
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible()
    await page.goto(overview)
    await folders.getByRole('button', { name: 'Bodas 2 páginas' }).click()
    await expect(names).toHaveText(['Lienzo en Blanco', 'Álbum de boda'])
    await folders.getByRole('button', { name: 'Eliminar la carpeta «Bodas»' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(folders.getByRole('button', { name: 'Nueva carpeta' })).toBeVisible()
    await page.goto(`${overview}?order=name&state=published`)
    await expect(names).toHaveText(['Álbum de boda', 'Zapatería'])
  })
})
