import { expect, test } from '../product/test.ts'
import { action, canvas, drag, elements, openEditorWith } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

const page1 = [
  { id: 'heading-1700000000001', type: 'heading', name: '', props: { text: 'Primera', level: 1 } },
  { id: 'heading-1700000000002', type: 'heading', name: '', props: { text: 'Última', level: 2 } },
]

test('sections of the library come by click, by Enter and by drag, each to its place and one step back', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await openEditorWith(page, page1)
  await canvas(page).getByText('Primera').click()
  await page.getByRole('button', { name: 'Secciones', exact: true }).click()
  const library = page.getByRole('dialog', { name: 'Secciones' })
  const section = (id: string) => library.locator(`[data-section-template="${id}"]`)
  await expect(library.getByLabel('Buscar secciones')).toBeFocused()
  const picture = section('header-bar').locator('iframe')
  await expect(picture.contentFrame().getByText('Pedir presupuesto')).toBeVisible()

  await library.getByLabel('Buscar secciones').fill('equipo')
  await expect(section('header-bar')).toHaveCount(0)
  await section('team-portraits').click()
  const top = canvas(page).locator('[data-page-root] > *')
  await expect(top).toHaveCount(3)
  await expect(top.nth(1)).toContainText('Cuatro personas, ningún intermediario')
  await library.getByLabel('Buscar secciones').fill('tarifas')
  await section('pricing-three-plans').press('Enter')
  await expect(top.nth(2)).toContainText('Elige por dónde empezar')
  await action(page, 'undo').click()
  await expect(top).toHaveCount(3)

  await library.getByLabel('Buscar secciones').fill('')
  // It can be dragged once it is read, which begins as it comes near.
  await section('call-band').scrollIntoViewIfNeeded()
  await expect(section('call-band')).toHaveAttribute('draggable', 'true')
  await drag(page, section('call-band'), elements(page, 'heading').filter({ hasText: 'Última' }), {
    x: 0.5,
    y: 0.95,
  })
  await expect(top).toHaveCount(4)
  await expect(top.nth(3)).toContainText('¿Hablamos de lo tuyo?')
  await action(page, 'undo').click()
  await action(page, 'undo').click()
  await expect(top).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(library).toHaveCount(0)
})
