import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { canvas, control, elements, openEditorOf } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'
import { sideways } from '../steps/sideways.ts'
import { deep } from '../steps/deep.ts'

const builder = '/dashboard/tools/aurelio-builder'

/** Chooses a web and says whose it is; its site opens. */
async function makeWeb(page: Page, web: string, name: string) {
  await page.goto(`${builder}/sites`)
  await page.getByRole('link', { name: 'Nueva web' }).click()
  await page
    .getByRole('article', { name: web, exact: true })
    .getByRole('button', { name: 'Usar esta web' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Una web para tu negocio' })
  await dialog.getByRole('button', { name: 'Crear la web' }).click()
  await expect(dialog.getByText('Escribe un nombre.')).toBeVisible()
  await dialog.getByLabel('Nombre del negocio').fill(name)
  await dialog.getByLabel('Teléfono').fill('+34 976 000 321')
  await dialog.getByLabel('Correo electrónico').fill('hola@olmo.example')
  await dialog.getByLabel('Dirección').fill('Calle Mayor 3, 50001 Zaragoza')
  await dialog.getByLabel('NIF').fill('B50000001')
  await dialog.getByRole('button', { name: 'Crear la web' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

/** Follows every link within the product from here, and says what is not there. */
async function deadLinks(page: Page, first: string): Promise<string[]> {
  const seen = new Set<string>()
  const waiting = [first]
  const dead: string[] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    const answer = await page.request.get(path)
    if (answer.status() !== 200) dead.push(`${answer.status()} ${path}`)
    for (const [, href = ''] of (await answer.text()).matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const to = new URL(href.replaceAll('&amp;', '&'), answer.url())
      if (to.origin === new URL(answer.url()).origin) waiting.push(to.pathname)
    }
  }
  expect(seen.size).toBeGreaterThan(14)
  return dead
}

test(
  'the web of a clinic is made whole, looked at, published in two languages, and another one is undone',
  deep,
  async ({ page, product }, info) => {
    await enter(page.context(), product.url)
    await page.goto(`${builder}/new-web`)
    await expect(page.getByRole('article')).toHaveCount(4)
    await expect(page.locator('[data-web="clinica"] iframe').first()).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('webs.png'), fullPage: true })

    await makeWeb(page, 'Clínica', 'Clínica Olmo')
    const pages = page.getByRole('region', { name: 'Páginas', exact: true })
    await expect(pages.getByText('Borrador')).toHaveCount(8)
    const note = page.getByRole('region', { name: 'Web recién hecha' })
    await expect(note).toContainText('Publicadas 0 de 8 páginas')
    expect(await faultsIn(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('site.png'), fullPage: true })

    await note.getByRole('button', { name: 'Publicar todo' }).click()
    await expect(note).toContainText('La web está publicada', { timeout: 20_000 })
    await expect(pages.getByText('Borrador')).toHaveCount(0)

    const home = await pages
      .getByRole('listitem')
      .filter({ hasText: 'Inicio' })
      .getByRole('link')
      .getAttribute('href')
    await page.goto(home ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aquí te toca a ti')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Clínica Olmo' })).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: '+34 976 000 321' }),
    ).toHaveAttribute('href', 'tel:+34976000321')
    await page.getByRole('banner').getByRole('link', { name: 'Especialidades' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Especialidades')
    await page.getByRole('link', { name: 'Ver Fisioterapia' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fisioterapia')
    await expect(page.getByRole('heading', { name: 'Te ve Inés Castell' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click()
    await expect(page.getByLabel('Correo electrónico')).toBeVisible()
    expect(await deadLinks(page, new URL(home ?? '').pathname)).toEqual([])

    await page.goto(home ?? '')
    await page.getByRole('navigation', { name: 'Idioma' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Here it is your turn')
    await page.getByRole('banner').getByRole('link', { name: 'Specialties' }).click()
    await expect(page.getByRole('heading', { name: 'Physiotherapy' })).toBeVisible()
    await page.setViewportSize({ width: 375, height: 812 })
    expect(await sideways(page)).toEqual([])

    await page.setViewportSize({ width: 1440, height: 900 })
    await makeWeb(page, 'Estudio', 'Estudio Tilo')
    await page
      .getByRole('region', { name: 'Web recién hecha' })
      .getByRole('button', { name: 'Deshacer' })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Deshecho. Sus páginas están en la papelera.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Estudio Tilo/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Clínica Olmo/ })).toBeVisible()
  },
)

test('the header of a web is changed once, by hand, and is another on all of its pages', async ({
  page,
  context,
  product,
}, info) => {
  const account = await enter(context, product.url)
  const made = { template: 'inmobiliaria', business: { name: 'Casas Ebro', email: 'hola@ebro.example' } }
  const { siteId } = z
    .object({ siteId: z.string() })
    .parse(await account.call('POST', '/api/site-templates', made))
  await account.call('POST', `/api/sites/${siteId}/template/publication`)
  const { items } = z
    .object({
      items: z.array(
        z.object({ id: z.string(), name: z.string(), publication: z.object({ url: z.string() }) }),
      ),
    })
    .parse(await account.call('GET', `/api/overview/pages?siteId=${siteId}&limit=50`))
  expect(items).toHaveLength(8)

  const home = items.find(({ name }) => name === 'Inicio')
  await openEditorOf(page, home?.id ?? '')
  await expect(elements(page, 'symbol')).toHaveCount(2)
  await page.screenshot({ path: info.outputPath('canvas.png') })
  await canvas(page)
    .locator('[data-page-root] > *')
    .first()
    .click({ button: 'right', position: { x: 8, y: 8 } })
  await page
    .getByRole('menu', { name: 'Acciones del elemento' })
    .getByRole('menuitem', { name: 'Editar símbolo' })
    .click()
  await elements(page, 'header').click({ position: { x: 8, y: 8 } })
  await control(page, 'buttonText').fill('Pedir visita')
  await page.getByRole('button', { name: 'Terminar' }).click()
  await page.getByRole('button', { name: 'Publicarlo en 8 páginas' }).click()
  await expect(page.getByText('Las páginas publicadas ya muestran el símbolo nuevo.')).toBeVisible()
  for (const { name, publication } of items) {
    await page.goto(publication.url)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Pedir visita' }), name).toBeVisible()
  }
  await page.setViewportSize({ width: 375, height: 812 })
  await page.screenshot({ path: info.outputPath('phone.png') })
  await page.getByRole('navigation', { name: 'Idioma' }).getByRole('link').click()
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.screenshot({ path: info.outputPath('phone-english.png') })
  expect(await sideways(page)).toEqual([])
})
