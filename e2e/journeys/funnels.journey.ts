import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

const funnels = '/dashboard/tools/aurelio-builder/funnels'

test('a funnel of a recipe takes somebody from the first page to the last, and says how many came', async ({
  page,
  context,
  browser,
  product,
}) => {
  await enter(context, product.url)
  await page.goto(funnels)
  await expect(page.getByRole('button', { name: 'Nuevo embudo' })).toBeVisible()
  for (const recipe of ['Captación con regalo', 'Lista de espera', 'Webinar', 'Llamada'])
    await expect(page.getByRole('button', { name: recipe })).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Venta con upsell', exact: true }).click()
  const step = (kind: string) => page.locator(`[data-funnel-step=${kind}]`)
  await expect(page.locator('[data-funnel-step]')).toHaveCount(4)
  await expect(page.locator('[data-finding]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Publicar embudo' }).click()
  const first = page.getByRole('link', { name: /\/p\// })
  await expect(first).toBeVisible({ timeout: 30_000 })
  const url = (await first.getAttribute('href')) ?? ''

  const userAgent =
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
  const other = await browser.newContext({ userAgent })
  const theirs = await other.newPage()
  await theirs.goto(`${url}?utm_source=boletin&utm_campaign=Navidad`)
  const form = theirs.locator('form').first()
  // Only what is asked for: among the rest is a trap for robots.
  for (const field of await form.locator('input[required], textarea[required]').all()) {
    const type = await field.getAttribute('type')
    if (type === 'checkbox') await field.check()
    else if (type === 'email') await field.fill('luis@ejemplo.es')
    else if (type === 'number') await field.fill('1')
    else if (type === 'tel') await field.fill('600123123')
    else if (type !== 'submit') await field.fill('Luis')
  }
  await form.getByRole('button').last().click()
  await expect(theirs).toHaveURL(/_v=/)
  await theirs.getByRole('link', { name: /No, gracias/ }).click()
  await expect(theirs.locator('form').first()).toBeVisible()
  await theirs.goBack()
  await theirs.getByRole('link', { name: /Sí, añadirlo/ }).click()
  await expect(theirs).toHaveURL(/_v=/)
  await other.close()

  const count = (kind: string) => step(kind).locator('[data-step-count]')
  await expect(count('gracias')).toHaveText('1', { timeout: 15_000 })
  for (const kind of ['oferta', 'upsell', 'downsell']) await expect(count(kind)).toHaveText('1')
  await expect(page.locator('[data-edge-rate="1"]').first()).toHaveText(/100/)
  await expect(page.getByRole('table', { name: 'Campañas' })).toContainText('Navidad')
  expect(await faultsIn(page)).toEqual([])
  await page.getByRole('table', { name: 'Campañas' }).getByRole('button', { name: 'Navidad' }).click()
  await expect(page.getByText('Solo: Navidad')).toBeVisible()
  await expect(count('gracias')).toHaveText('1')
  await page.getByRole('button', { name: 'Ver a todos' }).click()
  await page.getByRole('button', { name: 'Versiones' }).click()
  const versions = page.getByRole('dialog', { name: 'Versiones' })
  await expect(versions.getByRole('listitem')).toHaveCount(1)
  await versions.getByRole('button', { name: 'Restaurar' }).click()
  await expect(page.getByText('El embudo y sus páginas son como entonces')).toBeVisible()
  await page.getByRole('button', { name: 'Grafo' }).click()
  await expect(page.locator('[data-funnel-step]')).toHaveCount(4)
  await page.getByRole('button', { name: 'Lista' }).click()
  await page.getByRole('link', { name: 'Luis' }).click()
  await expect(page.getByRole('dialog')).toContainText('Embudo: Venta con upsell')

  await page.goto(funnels)
  await page.getByRole('button', { name: 'Más acciones de Venta con upsell' }).click()
  await page.getByRole('menuitem', { name: 'Duplicar' }).click()
  await expect(page.getByRole('article', { name: 'Venta con upsell (copia)' })).toBeVisible()
})

test(
  'a step is added and removed, and what keeps people from the end is said',
  deep,
  async ({ page, context, product }) => {
    await enter(context, product.url)
    await page.goto(funnels)
    await page.getByRole('button', { name: 'Nuevo embudo' }).click()
    await page.getByLabel('Nombre').fill('Propio')
    await page.getByRole('button', { name: 'Crear', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Propio' })).toBeVisible()
    const add = async (kind: string) => {
      await page.getByRole('button', { name: 'Añadir paso' }).click()
      await page.getByLabel('Tipo de paso').selectOption(kind)
      await page.getByRole('button', { name: 'Añadir', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await add('captura')
    await expect(page.locator('[data-finding=dead-end]')).toBeVisible()
    await add('gracias')
    await expect(page.locator('[data-finding]')).toHaveCount(0)
    await page.locator('[data-funnel-step=captura]').getByLabel('Al enviar el formulario').selectOption('')
    await expect(page.locator('[data-finding=unreachable]')).toBeVisible()
    await page.locator('[data-funnel-step=gracias]').getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.locator('[data-funnel-step]')).toHaveCount(1)
  },
)
