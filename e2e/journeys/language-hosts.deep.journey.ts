import { z } from 'zod'
import { publishPage } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'
import { sideways } from '../steps/sideways.ts'

const builder = '/dashboard/tools/aurelio-builder'
const withId = z.object({ id: z.string() })
const boots = [
  {
    id: 'language_switch-1700000000000',
    type: 'language_switch',
    name: 'Idiomas',
    props: { languagesFrom: 'site' },
  },
  { id: 'heading-1700000000001', type: 'heading', name: 'Título', props: { text: 'Botas para la lluvia' } },
  {
    id: 'form-1700000000002',
    type: 'form',
    name: 'Formulario',
    props: { fields: ['email'], buttonText: 'Reservar', noConsentReason: 'Prueba' },
  },
]

test('English gets a domain of its own: visitors are led there, and it goes back to its folder', async ({
  page,
  context,
  browser,
  product,
}, info) => {
  const account = await enter(context, product.url)
  const unique = `${process.pid}-${Date.now()}.localhost`
  const [host, own] = [`marca-${unique}`, `brand-${unique}`]
  const at = (name: string, path: string) => `http://${name}:${product.port}${path}`
  const site = withId.parse(await account.call('POST', '/api/sites', { name: 'Marca', host }))
  const { id } = await publishPage(account, 'Botas', boots, site.id)
  await account.call('PATCH', `/api/sites/${site.id}`, { homePageId: id, languages: ['en'] })
  const texts = [
    {
      element: 'heading-1700000000001',
      path: 'text',
      source: 'Botas para la lluvia',
      value: 'Boots for the rain',
    },
  ]
  await account.call('PUT', `/api/pages/${id}/translations/en/texts`, { texts })
  await account.call('POST', `/api/pages/${id}/translations/en/publication`)

  await page.goto(`${product.url}${builder}/sites/${site.id}`)
  const languages = page.getByRole('region', { name: 'Idiomas', exact: true })
  await languages.getByText('Dominio propio para el inglés').click()
  await languages.getByLabel('Dominio para el inglés').fill(`https://${own}/hola`)
  await languages.getByRole('button', { name: 'Guardar dominio' }).click()
  await expect(languages.getByText(`Escribe solo el dominio`)).toBeVisible()
  await languages.getByLabel('Dominio para el inglés').fill(own)
  await languages.getByRole('button', { name: 'Guardar dominio' }).click()
  await expect(languages.getByText(`Las páginas en este idioma están en ${own}`)).toBeVisible()
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1440, 375]) {
      await page.evaluate((theme) => {
        document.documentElement.dataset['theme'] = theme
      }, scheme)
      await page.setViewportSize({ width, height: 900 })
      await languages.scrollIntoViewIfNeeded()
      await languages.screenshot({ path: info.outputPath(`${scheme}-${width}.png`) })
      expect(await sideways(page)).toEqual([])
    }
  expect(await faultsIn(page)).toEqual([])

  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await visitor.goto(at(host, '/en?utm_source=carta'))
  await expect(visitor).toHaveURL(at(own, '/?utm_source=carta'))
  await expect(visitor.getByRole('heading', { name: 'Boots for the rain' })).toBeVisible()
  await visitor.getByRole('textbox').fill('ana@ejemplo.es')
  await visitor.getByRole('button', { name: 'Reservar' }).click()
  await expect(visitor).toHaveURL(/\/\?.*#|\/#/)
  expect(new URL(visitor.url()).hostname).toBe(own)
  const leads = await account.call('GET', `/api/leads?pageId=${id}`)
  expect(leads).toMatchObject({ items: [{ pageId: id }] })
  // The switch leads to the host of the site, which tells of English and leads back.
  await visitor.goto(at(own, '/'))
  await visitor.getByRole('link', { name: 'Español' }).click()
  await expect(visitor).toHaveURL(new RegExp(`^http://${host}:`))
  await expect(visitor.getByRole('heading', { name: 'Botas para la lluvia' })).toBeVisible()
  await expect(visitor.locator(`a[href^="${at(own, '/')}"]`).first()).toBeVisible()
  await visitor.screenshot({ path: info.outputPath('suggested.png') })

  await page.setViewportSize({ width: 1440, height: 900 })
  await languages.getByLabel('Dominio para el inglés').fill('')
  await languages.getByRole('button', { name: 'Guardar dominio' }).click()
  await expect(languages.getByText('/en/…', { exact: true })).toBeVisible()
  await visitor.goto(at(host, '/en'))
  await expect(visitor.getByRole('heading', { name: 'Boots for the rain' })).toBeVisible()
  expect(new URL(visitor.url()).hostname).toBe(host)
  await visitor.context().close()
})
