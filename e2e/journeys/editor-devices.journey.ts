import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { canvas, drag, elements, openEditorWith, publish } from '../steps/editor.ts'
import { element, numberField, openTab, storedProps } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'

test.beforeEach(async ({ context, page, product }) => {
  await enter(context, product.url)
  await page.setViewportSize({ width: 1600, height: 900 })
})

const heading = {
  id: 'heading-1',
  type: 'heading',
  name: '',
  props: { text: 'Hola', color: '#112233', fontSize: '60px' },
}
const text = { id: 'text-1', type: 'text', name: '', props: { text: 'Solo en pantallas grandes' } }
const device = (name: string) => `[data-viewport="${name}"]`

test('a phone has sizes of its own and leaves out what it is told, on the canvas and published', async ({
  context,
  page,
}) => {
  await openEditorWith(page, [heading, text])
  await element(page, 'heading-1').click()
  await page.locator(device('mobile')).click()
  await openTab(page, 'style')
  const row = page.locator('[data-field="fontSize"]')
  await expect(row).toHaveAttribute('data-origin', 'base')
  await numberField(page, 'fontSize').fill('30')
  await expect(row).toHaveAttribute('data-origin', 'mobile')
  await expect(element(page, 'heading-1')).toHaveCSS('font-size', '30px')
  await expect
    .poll(() => storedProps(page, 'heading-1'))
    .toMatchObject({
      fontSize: '60px',
      responsive: { mobile: { fontSize: '30px' } },
    })

  await element(page, 'text-1').click()
  await openTab(page, 'advanced')
  await page.getByRole('button', { name: 'Ocultar en este dispositivo' }).click()
  await expect(element(page, 'text-1')).toHaveCSS('opacity', '0.35')
  await expect(page.getByText('No se ve en: Móvil')).toBeVisible()
  await element(page, 'text-1').click({ button: 'right' })
  await expect(page.getByRole('menuitem', { name: 'Mostrar en este dispositivo' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator(device('desktop')).click()
  await expect(element(page, 'text-1')).toHaveCSS('opacity', '1')
  await expect(element(page, 'heading-1')).toHaveCSS('font-size', '60px')

  const address = await publish(page)
  const published = await context.newPage()
  await published.goto(address)
  for (const [width, size, isSeen] of [
    [1440, '60px', true],
    [768, '60px', true],
    [375, '30px', false],
  ] as const) {
    await published.setViewportSize({ width, height: 800 })
    await expect(published.getByText('Hola')).toHaveCSS('font-size', size)
    await expect(published.getByText('Solo en pantallas grandes')).toBeVisible({ visible: isSeen })
  }
})

test('the desktop is laid out at its real width and everything works at any zoom', deep, async ({ page }) => {
  await openEditorWith(page, [heading, text])
  const frame = page.locator('[data-frame="desktop"]')
  const [width, zoom] = [page.getByLabel('Ancho del lienzo'), page.getByLabel('Zoom', { exact: true })]
  const laidOut = () => frame.evaluate((node) => node.clientWidth)
  await expect.poll(laidOut).toBe(1440)
  await expect(width).toHaveValue('1440')
  const room = (await canvas(page).evaluate((node) => node.clientWidth)) - 32
  await expect.poll(async () => Math.round((await frame.boundingBox())?.width ?? 0)).toBe(room)

  await width.fill('1280')
  await expect.poll(laidOut).toBe(1280)
  await zoom.fill('50')
  await expect.poll(async () => Math.round((await frame.boundingBox())?.width ?? 0)).toBe(640)

  // At half the size: choose, drag in a new element, move one by keyboard.
  await drag(page, page.locator('[data-panel-element="button"]'), element(page, 'heading-1'), {
    x: 0.5,
    y: 0.1,
  })
  await expect(elements(page).first()).toHaveAttribute('data-element-type', 'button')
  await element(page, 'text-1').click()
  await expect(element(page, 'text-1')).toHaveAttribute('data-selected', 'true')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(elements(page).nth(1)).toHaveAttribute('data-element-id', 'text-1')

  // Around the pointer: what lies under it stays under it.
  await element(page, 'text-1').hover()
  const before = await element(page, 'text-1').boundingBox()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -300)
  await page.keyboard.up('Control')
  await expect(zoom).not.toHaveValue('50')
  const after = await element(page, 'text-1').boundingBox()
  const middle = (box: typeof before) => (box ? box.y + box.height / 2 : 0)
  expect(Math.abs(middle(after) - middle(before))).toBeLessThan(3)

  await page.keyboard.press('Control+0')
  await expect(zoom).toHaveValue('100')
  await zoom.fill('150')
  await element(page, 'heading-1').dblclick()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Buenas')
  await page.keyboard.press('Enter')
  await expect(element(page, 'heading-1')).toHaveText('Buenas')
  // The outline follows the zoom.
  const outline = page.locator('[data-editor-overlay] > .outline-2')
  await expect
    .poll(async () => Math.round((await outline.boundingBox())?.width ?? 0))
    .toBe(Math.round((await element(page, 'heading-1').boundingBox())?.width ?? 1))
  await page.getByRole('button', { name: 'Ajustar' }).click()
  await expect.poll(async () => Math.round((await frame.boundingBox())?.width ?? 0)).toBe(room)
  await expect
    .poll(async () => Math.round((await outline.boundingBox())?.width ?? 0))
    .toBe(Math.round((await element(page, 'heading-1').boundingBox())?.width ?? 1))
})

test(
  'a style goes from one element to another, a container comes and goes, and what is cut is pasted',
  deep,
  async ({ page }) => {
    await openEditorWith(page, [heading, { ...heading, id: 'heading-2', props: { text: 'Adiós' } }, text])
    const choose = async (id: string, entry: string) => {
      await element(page, id).click({ button: 'right' })
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    }
    await choose('heading-1', 'Copiar estilo')
    await choose('heading-2', 'Pegar estilo')
    await expect(element(page, 'heading-2')).toHaveCSS('font-size', '60px')
    await expect(element(page, 'heading-2')).toHaveText('Adiós')
    await choose('heading-2', 'Agrupar en un contenedor')
    const box = elements(page, 'container')
    await expect(box.locator('[data-element-id="heading-2"]')).toBeVisible()
    // It is selected, and nothing under the pointer has a menu of its own.
    await page.mouse.move(4, 4)
    await page.locator('[data-element-menu]').click()
    await page.getByRole('menuitem', { name: 'Desagrupar' }).click()
    await expect(box).toHaveCount(0)
    await element(page, 'text-1').click()
    await page.keyboard.press('Control+x')
    await expect(element(page, 'text-1')).toHaveCount(0)
    await element(page, 'heading-1').click()
    await page.keyboard.press('Control+v')
    await expect(elements(page, 'text')).toHaveText('Solo en pantallas grandes')
    await expect(elements(page).nth(1)).toHaveAttribute('data-element-type', 'text')
  },
)

test('the ruler goes through every width, and the styles are those of the device that it is', async ({
  page,
}) => {
  await openEditorWith(page, [
    { ...heading, props: { ...heading.props, responsive: { tablet: { fontSize: '40px' } } } },
  ])
  const ruler = page.getByRole('slider', { name: 'Regla de dispositivos' })
  const laidOut = () => page.locator('[data-frame]').evaluate((node) => node.clientWidth)
  await expect(ruler).toHaveValue('1440')
  // By mouse: from the figure down to below where the desktop ends.
  const box = await ruler.boundingBox()
  if (!box) throw new Error('No ruler')
  const at = (width: number) => box.x + 8 + ((width - 320) / 1600) * (box.width - 16)
  await page.mouse.move(at(1440), box.y + box.height - 6)
  await page.mouse.down()
  await page.mouse.move(at(900), box.y + box.height - 6, { steps: 12 })
  await page.mouse.up()
  await expect(page.locator(device('tablet'))).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => Math.abs((await laidOut()) - 900)).toBeLessThan(8)
  await expect(element(page, 'heading-1')).toHaveCSS('font-size', '40px')
  // By keyboard, a pixel at a time, over the border of the devices.
  await ruler.fill('1023')
  await ruler.press('ArrowRight')
  await expect(page.locator(device('desktop'))).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(laidOut).toBe(1024)
  await expect(element(page, 'heading-1')).toHaveCSS('font-size', '60px')
  // A mark, and a device by its name at its own width.
  await page.getByTitle('Ver a 375 píxeles').click()
  await expect.poll(laidOut).toBe(375)
  await page.locator(device('tablet')).click()
  await expect.poll(laidOut).toBe(768)
})
