import { z } from 'zod'
import { publishPage } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { action, canvas, elements, openEditorWith } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

const offer = [
  {
    id: 'section-1700000000001',
    type: 'section',
    name: 'Oferta',
    props: {
      children: [
        {
          id: 'heading-1700000000002',
          type: 'heading',
          name: '',
          props: { text: 'Diez por ciento', level: 2 },
        },
      ],
    },
  },
]

test('a section becomes a symbol, stands twice with texts of its own, changes everywhere and is detached', async ({
  context,
  page,
  product,
}) => {
  const account = await enter(context, product.url)
  await openEditorWith(page, offer)
  const menu = page.getByRole('menu', { name: 'Acciones del elemento' })
  const openMenu = (at: number) =>
    canvas(page)
      .locator('[data-page-root] > *')
      .nth(at)
      .click({ button: 'right', position: { x: 8, y: 8 } })

  await openMenu(0)
  await menu.getByRole('menuitem', { name: 'Guardar como símbolo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar como símbolo' })
  await dialog.getByLabel('Nombre').fill('Oferta de otoño')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(elements(page, 'symbol')).toHaveCount(1)
  await expect(elements(page, 'symbol')).toContainText('Diez por ciento')

  // A second one from the library, which says something else.
  await page.getByRole('button', { name: 'Secciones', exact: true }).click()
  const library = page.getByRole('dialog', { name: 'Secciones' })
  const own = library.getByRole('region', { name: 'Tus símbolos' })
  await own.locator('[data-section-template]').click()
  await expect(elements(page, 'symbol')).toHaveCount(2)
  await page.keyboard.press('Escape')
  const texts = page.locator('[data-field="values"] [data-prop="text"]')
  await texts.fill('Solo en esta página')
  await expect(elements(page, 'symbol').nth(1)).toContainText('Solo en esta página')

  // Another page shows it to visitors.
  const { items } = z
    .object({ items: z.array(z.object({ id: z.string() })) })
    .parse(await account.call('GET', '/api/symbols'))
  const symbol = items[0]?.id
  const published = await publishPage(account, 'Portada', [
    { id: 'symbol-1700000000003', type: 'symbol', name: 'Oferta', props: { symbol, values: {} } },
  ])
  const visitor = await context.newPage()
  await visitor.goto(published.url)
  await expect(visitor.getByRole('heading', { name: 'Diez por ciento' })).toBeVisible()

  await openMenu(0)
  await menu.getByRole('menuitem', { name: 'Editar símbolo' }).click()
  await expect(page.getByRole('button', { name: 'Terminar' })).toBeVisible()
  await page.getByText(/^Está en \d página/).click()
  await expect(page.getByRole('list', { name: 'Páginas en las que está' })).toContainText('Portada')
  await page.keyboard.press('Escape')
  await elements(page, 'heading').click()
  await page.locator('[data-prop="text"]').fill('Veinte por ciento')
  await page.getByRole('button', { name: 'Terminar' }).click()

  await expect(elements(page, 'symbol').first()).toContainText('Veinte por ciento')
  await expect(elements(page, 'symbol').nth(1)).toContainText('Solo en esta página')
  await page.getByRole('button', { name: 'Publicarlo en 1 página' }).click()
  await expect(page.getByText('Las páginas publicadas ya muestran el símbolo nuevo.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Veinte por ciento' })).toBeVisible()

  await openMenu(1)
  await menu.getByRole('menuitem', { name: 'Separar del símbolo' }).click()
  await expect(elements(page, 'symbol')).toHaveCount(1)
  await expect(elements(page, 'heading')).toHaveText('Solo en esta página')
  await action(page, 'undo').click()
  await expect(elements(page, 'symbol')).toHaveCount(2)
})

test(
  'a symbol that is gone is told on the canvas and before publishing',
  deep,
  async ({ context, page, product }) => {
    await enter(context, product.url)
    await openEditorWith(page, [
      { id: 'heading-1700000000001', type: 'heading', name: '', props: { text: 'Arriba', level: 1 } },
      {
        id: 'symbol-1700000000002',
        type: 'symbol',
        name: 'Pie viejo',
        props: { symbol: 'nadie', values: {} },
      },
    ])
    await expect(elements(page, 'symbol')).toContainText('El símbolo «Pie viejo» ya no existe')
    await action(page, 'publish').click()
    const review = page.getByRole('region', { name: 'Revisión antes de publicar' })
    await expect(review.locator('[data-finding="missing-symbol"]')).toContainText('Pie viejo')
  },
)
