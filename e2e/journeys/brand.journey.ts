import { z } from 'zod'
import { publishPage } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { openEditorWith } from '../steps/editor.ts'
import { choose, element, expectStored, openTab } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

const elements = [
  {
    id: 'heading-1700000000001',
    type: 'heading',
    name: '',
    props: { text: 'Con la marca', level: 1, color: 'token:primary' },
  },
  { id: 'heading-1700000000002', type: 'heading', name: '', props: { text: 'A mano', level: 2 } },
]
const [branded, plain] = ['heading-1700000000001', 'heading-1700000000002']

test('a kit is chosen in the site’s screen, worn by the open canvas at once and by published pages when told', async ({
  context,
  page,
  product,
}) => {
  const account = await enter(context, product.url)
  const { url } = await publishPage(account, 'Con marca', elements)
  const { items } = z
    .object({ items: z.array(z.object({ id: z.string() })) })
    .parse(await account.call('GET', '/api/sites'))
  const editor = await context.newPage()
  await openEditorWith(editor, elements)
  await expect(element(editor, branded)).toHaveCSS('color', 'rgb(109, 40, 217)')

  await page.goto(`/dashboard/tools/aurelio-builder/sites/${items[0]?.id}`)
  const brand = page.getByRole('region', { name: 'Marca' })
  await brand.getByRole('button', { name: /^Bosque/ }).click()
  await brand.locator('[data-token="primary"]').fill('#0f766e')
  await expect(brand.locator('[data-brand-preview] h2')).toHaveCSS('font-family', /^"Aurelio Serif"/)
  await brand.locator('[data-token="muted"]').fill('#c0c0c0')
  await expect(brand.getByText(/Sobre el fondo: 1[.,]7:1, se lee mal/)).toBeVisible()
  await brand.locator('[data-token="muted"]').fill('#4a5d52')
  await brand.getByRole('button', { name: 'Guardar marca' }).click()

  // The other tab wears it without being touched.
  await expect(element(editor, branded)).toHaveCSS('color', 'rgb(15, 118, 110)')
  await expect(element(editor, branded)).toHaveCSS('font-family', /^"Aurelio Serif"/)

  await expect(brand.getByText('Páginas publicadas que siguen con la marca anterior: 1.')).toBeVisible()
  const visitor = await context.newPage()
  await visitor.goto(url)
  await expect(visitor.locator('h1')).toHaveCSS('color', 'rgb(109, 40, 217)')
  await brand.getByRole('button', { name: 'Publicar la marca en ellas' }).click()
  await expect(brand.getByText(/siguen con la marca anterior/)).toBeHidden()
  const fonts: number[] = []
  visitor.on('response', (answer) => {
    if (answer.url().endsWith('.woff2')) fonts.push(answer.status())
  })
  await visitor.reload()
  await expect(visitor.locator('h1')).toHaveCSS('color', 'rgb(15, 118, 110)')
  // Sandboxed as the page is, its family comes.
  await expect.poll(() => visitor.evaluate(() => document.fonts.check('700 32px "Aurelio Serif"'))).toBe(true)
  expect(fonts.every((status) => status === 200)).toBe(true)
  expect(fonts).not.toHaveLength(0)
})

test(
  'a colour of the kit is chosen by its swatch; one that is gone keeps its look and says so',
  deep,
  async ({ context, page, product }) => {
    const account = await enter(context, product.url)
    const { items } = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(await account.call('GET', '/api/sites'))
    const address = `/api/sites/${items[0]?.id}/brand`
    await account.call('PUT', address, { theme: { free: [{ name: 'vino', color: '#722f37' }] } })
    await openEditorWith(page, elements)
    await choose(page, plain)
    await openTab(page, 'style')
    const row = page.locator('[data-field="color"]')
    await row.locator('[data-swatch-token="vino"]').click()
    await expect(row).toHaveAttribute('data-origin', 'token')
    await expect(element(page, plain)).toHaveCSS('color', 'rgb(114, 47, 55)')
    await expectStored(page, plain, { color: 'token:vino', tokens: { vino: '#722f37' } })

    await account.call('PUT', address, { theme: {} })
    await expect(row.getByText(/El color «vino» ya no está en la marca/)).toBeVisible()
    await expect(element(page, plain)).toHaveCSS('color', 'rgb(114, 47, 55)')
    await expectStored(page, plain, { color: 'token:vino' })

    await row.locator('input[type="text"]').fill('#123456')
    await expect(row).toHaveAttribute('data-origin', 'base')
    await expect(element(page, plain)).toHaveCSS('color', 'rgb(18, 52, 86)')
  },
)
