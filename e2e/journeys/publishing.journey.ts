import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { faultsIn } from '../steps/axe.ts'
import { action, openEditorWith, publish, told } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

const legal = {
  id: 'button-4',
  type: 'button',
  name: '',
  props: { text: 'Privacidad', link: 'https://taller.test/privacidad', backgroundColor: '#5b21b6' },
}
const unfinished = [
  { id: 'heading-1', type: 'heading', name: '', props: { text: 'Llama al 600 000 000' } },
  {
    id: 'button-2',
    type: 'button',
    name: '',
    props: { text: 'Comprar', link: '#precios', textColor: '#dddddd', backgroundColor: '#ffffff' },
  },
  { id: 'form-3', type: 'form', name: '', props: { fields: ['email'] } },
  legal,
]

test('what a page should not go out with is found, put right or overruled; then it stands where it was said', async ({
  page,
  context,
  product,
}) => {
  await enter(context, product.url)
  await openEditorWith(page, unfinished)
  await action(page, 'publish').click()
  const dialog = page.getByRole('dialog', { name: 'Publicar página' })
  const review = dialog.getByRole('region', { name: 'Revisión antes de publicar' })
  const found = (code: string) => review.locator(`[data-finding="${code}"]`)
  const now = dialog.getByRole('button', { name: 'Publicar ahora' })
  const anyway = dialog.getByRole('button', { name: 'Publicar de todos modos' })
  for (const code of ['missing-consent', 'sample-content', 'dead-anchor', 'contrast'])
    await expect(found(code)).toHaveCount(1)
  expect(await faultsIn(page)).toEqual([])

  await test.step('an error stands in the way, and what is plain is put right at once', async () => {
    await expect(now).toBeDisabled()
    await expect(anyway).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Ir al primero' }).click()
    await expect(found('missing-consent').getByRole('button', { name: 'Ir al elemento' })).toBeFocused()
    await found('missing-consent').getByRole('button', { name: 'Arreglar' }).click()
    await found('contrast').getByRole('button', { name: 'Arreglar' }).click()
    await expect(found('missing-consent')).toHaveCount(0)
    await expect(found('contrast')).toHaveCount(0)
    await expect(anyway).toBeEnabled()
    await expect(anyway).toHaveText(/^Publicar con \d+ avisos?$/)
    await expect(now).toHaveCount(0)
  })

  await test.step('the way to the element', async () => {
    await found('sample-content').getByRole('button', { name: 'Ir al elemento' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('[data-element-id="heading-1"]')).toHaveAttribute('data-selected', 'true')
    await action(page, 'publish').click()
  })

  const address = await test.step('where it stands and what it tells', async () => {
    const slug = `taller-${process.pid}`
    await dialog.getByLabel('Dirección').fill(`  Táller ${process.pid}`)
    await dialog.getByLabel('Título').fill('Tazas del taller')
    await expect(dialog.getByLabel('Dirección')).toHaveValue(slug)
    await dialog.getByLabel('Descripción').fill('Hechas a mano, de una en una.')
    await dialog.getByLabel('Permitir que los buscadores la muestren').uncheck()
    await anyway.click()
    const link = told(page, 'Página publicada correctamente').getByRole('link')
    await expect(link).toHaveAttribute('href', new RegExp(`/p/${slug}$`))
    await expect(dialog.getByRole('img', { name: /^Código QR de/ })).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
    for (const [name, start] of [
      ['Descargar SVG', '<svg'],
      ['Descargar PNG', '\u0089PNG'],
    ] as const) {
      const saving = page.waitForEvent('download')
      await dialog.getByRole('button', { name }).click()
      const bytes = await readFile(await (await saving).path())
      expect(bytes.toString('latin1').startsWith(start)).toBe(true)
    }
    return (await link.getAttribute('href')) ?? ''
  })

  const html = await (await page.request.get(address)).text()
  expect(html).toContain('<title>Tazas del taller</title>')
  expect(html).toContain('<meta name="description" content="Hechas a mano, de una en una.">')
  expect(html).toContain('<meta name="robots" content="noindex">')

  await test.step('at another time: the moment and its time zone', async () => {
    await dialog.getByRole('button', { name: 'Cerrar ventana' }).click()
    await action(page, 'publish').click()
    await dialog.getByLabel('Cuándo').selectOption('Programar')
    await expect(dialog.getByText(/^Hora de /)).toBeVisible()
    await dialog.getByLabel('Fecha y hora').fill('2020-01-01T09:00')
    await anyway.click()
    await expect(told(page, 'Ese momento ya ha pasado.')).toBeVisible()
    await dialog.getByLabel('Fecha y hora').fill('2999-01-01T09:00')
    await anyway.click()
    await expect(told(page, 'La página se publicará el')).toBeVisible()
  })
})

test(
  'an address of somebody else is refused with one that is free, on a phone too',
  deep,
  async ({ page, context, product }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    const account = await enter(context, product.url)
    const document = { version: 1, elements: [legal] }
    const taken = `ocupada-${process.pid}`
    const made = z.object({ id: z.string() })
    const { id } = made.parse(await account.call('POST', '/api/pages', { name: 'Otra', document }))
    await account.call('POST', `/api/pages/${id}/publication`, { slug: taken })
    await openEditorWith(page, [legal])
    await action(page, 'publish').click()
    const dialog = page.getByRole('dialog', { name: 'Publicar página' })
    await dialog.getByLabel('Dirección').fill(taken)
    await dialog.getByRole('button', { name: 'Publicar ahora' }).click()
    await expect(told(page, `Está libre: ${taken}-2`)).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
    const width = await page.locator('html').evaluate((root) => root.scrollWidth)
    expect(width).toBeLessThanOrEqual(375)
    await dialog.getByRole('button', { name: 'Cerrar ventana' }).click()
    expect(await publish(page)).toContain('/p/')
  },
)
