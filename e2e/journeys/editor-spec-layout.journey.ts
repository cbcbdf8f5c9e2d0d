import { expect, type Page } from '@playwright/test'
import { deep } from '../steps/deep.ts'
import { test } from '../product/test.ts'
import { canvas, control, elements, openEditorWith } from '../steps/editor.ts'
import {
  choose,
  element,
  expectStored,
  numberField,
  openTab,
  option,
  section,
  storedProps,
  typeAndLeave,
} from '../steps/properties.ts'
import { enter } from '../steps/session.ts'

const box = (id: string, props: object = {}) => ({ id, type: 'container', name: '', props })
const link = (page: Page) => page.getByRole('button', { name: 'Vincular', exact: true })
const unlink = (page: Page) => page.getByRole('button', { name: 'Desvincular' })
async function expectPaddings(page: Page, values: readonly string[]) {
  for (const [index, side] of ['Top', 'Right', 'Bottom', 'Left'].entries())
    await expect(numberField(page, `padding${side}`)).toHaveValue(values[index] ?? '')
}

test.beforeEach(({ context, product }) => enter(context, product.url))

test('padding: the link, the units and their limits', deep, async ({ page }) => {
  const sides = { paddingTop: '16px', paddingRight: '8px', paddingBottom: '4px', paddingLeft: '40px' }
  await openEditorWith(page, [box('zero-1', { padding: '0px' }), box('box-1', sides)])
  await test.step('linked from nothing: all zero, then all the same', async () => {
    await choose(page, 'zero-1')
    await link(page).click()
    await expectStored(page, 'zero-1', { paddingTop: '0px', paddingLeft: '0px' })
    await numberField(page, 'paddingRight').fill('12')
    await expectPaddings(page, ['12', '12', '12', '12'])
    await unlink(page).click()
    await numberField(page, 'paddingLeft').fill('30')
    await expectPaddings(page, ['12', '12', '12', '30'])
  })
  await test.step('every unit converts all four', async () => {
    await choose(page, 'box-1')
    const unit = control(page, 'paddingUnit')
    for (const [name, expected, limits] of [
      ['rem', ['1', '0.5', '0.25', '2.5'], { max: '12', step: '0.25' }],
      ['em', ['1', '0.5', '0.25', '2.5'], { max: '12', step: '0.25' }],
      ['%', ['4', '2', '1', '10'], { max: '50', step: '1' }],
      ['px', ['16', '8', '4', '40'], { max: '200', step: '1' }],
    ] as const) {
      await unit.selectOption(name)
      await expect(unit).toHaveValue(name)
      await expectPaddings(page, expected)
      for (const [attribute, value] of Object.entries(limits))
        await expect(numberField(page, 'paddingTop')).toHaveAttribute(attribute, value)
    }
    await expectStored(page, 'box-1', sides)
  })
  await test.step('linked: the upper one for all', async () => {
    await link(page).click()
    await expectPaddings(page, ['16', '16', '16', '16'])
    await typeAndLeave(numberField(page, 'paddingTop'), '-5')
    await expectPaddings(page, ['0', '0', '0', '0'])
  })
})

test('widths: full, a custom one, and no wider than the container around', async ({ page }) => {
  const inner = box('inner-1', { minHeight: '100px' })
  await openEditorWith(page, [
    box('outer-1', { widthType: 'box', width: '600px', padding: '20px', children: [inner] }),
  ])
  await choose(page, 'inner-1')
  await expect(option(page, 'widthType', 'full')).toHaveAttribute('aria-pressed', 'true')
  await option(page, 'widthType', 'box').click()
  await expectStored(page, 'inner-1', { widthType: 'box', width: '300px' })
  await typeAndLeave(numberField(page, 'width'), '900')
  await expectStored(page, 'inner-1', { width: '560px' })
  await option(page, 'widthType', 'full').click()
  await expectStored(page, 'inner-1', { widthType: 'full', width: '100%' })
  await choose(page, 'outer-1')
  for (const [typed, kept] of [
    ['5000', '1340px'],
    ['10', '300px'],
  ] as const) {
    await typeAndLeave(numberField(page, 'width'), typed)
    await expectStored(page, 'outer-1', { width: kept })
  }
})

test(
  'numbers out of range are clamped, and the sliders end where the specification says',
  deep,
  async ({ page }) => {
    await openEditorWith(page, [
      box('box-1', { backgroundMode: 'glass', glassEffect: true, border: '2px solid #000000' }),
      { id: 'text-1', type: 'text', name: '', props: {} },
    ])
    const clamp = async (ranges: readonly (readonly [string, number, number, sliders: number[]])[]) => {
      for (const [prop, min, max, sliders] of ranges) {
        const field = numberField(page, prop)
        await typeAndLeave(field, String(max + 400))
        await expect(field).toHaveValue(String(max))
        await typeAndLeave(field, String(min - 400))
        await expect(field).toHaveValue(String(min))
        await typeAndLeave(field, '')
        await expect(field).toHaveValue(String(min))
        const ends = page.locator(`input[type="range"][data-prop="${prop}"]`)
        expect(await ends.evaluateAll((all) => all.map((each) => Number(each.getAttribute('max'))))).toEqual(
          sliders,
        )
      }
    }
    await choose(page, 'box-1')
    await clamp([
      ['gap', 0, 100, [50]],
      ['height', 0, 1000, [1000]],
      ['paddingTop', 0, 200, []],
    ])
    await openTab(page, 'style')
    await section(page, 'border').click()
    await clamp([
      ['glassOpacity', 0, 100, [100]],
      ['glassBlur', 0, 50, [50]],
      ['borderRadius', 0, 50, [50]],
      ['borderWidth', 1, 10, [10]],
    ])
    await choose(page, 'text-1')
    await clamp([['fontSize', 12, 72, [72]]])
  },
)

test('settings by viewport: a change holds for its own, and goes back to desktop', async ({ page }) => {
  await openEditorWith(page)
  await canvas(page).getByRole('button', { name: 'Estructuras' }).click()
  await page.locator('[data-structure="double"]').click()
  const row = elements(page, 'container').first()
  await expect(elements(page, 'container')).toHaveCount(3)
  const id = (await row.getAttribute('data-element-id')) ?? ''
  const field = page.locator('[data-field="gap"]')
  await choose(page, id)
  await expect(field).toHaveAttribute('data-origin', 'base')
  await expect(row).toHaveCSS('flex-direction', 'row')

  await page.locator('[data-viewport="tablet"]').click()
  await expect(row).toHaveCSS('flex-direction', 'column')
  await expect(field).toHaveAttribute('data-origin', 'tablet')
  await expect(numberField(page, 'gap')).toHaveValue('20')
  await numberField(page, 'gap').fill('33')
  await expectStored(page, id, {
    gap: '24px',
    responsive: { desktop: { gap: '24px' }, tablet: { gap: '33px' }, mobile: { gap: '16px' } },
  })
  await field.getByRole('button', { name: 'Restablecer' }).click()
  await expect(field).toHaveAttribute('data-origin', 'base')
  await expect(numberField(page, 'gap')).toHaveValue('24')
  await page.locator('[data-viewport="mobile"]').click()
  await expect(numberField(page, 'gap')).toHaveValue('16')
  await page.locator('[data-viewport="desktop"]').click()
  await numberField(page, 'gap').fill('40')
  await expectStored(page, id, {
    gap: '40px',
    responsive: { desktop: { gap: '40px' }, mobile: { gap: '16px' } },
  })
  await page.keyboard.press('Escape')
})

test('a tab without properties says so', deep, async ({ page }) => {
  await openEditorWith(page, [
    { id: 'columns-1', type: 'columns', name: '', props: {} },
    { id: 'text-1', type: 'text', name: '', props: {} },
  ])
  await expect(page.getByText('Selecciona un elemento para editar sus propiedades')).toBeVisible()
  await choose(page, 'columns-1')
  await expect(page.locator('[data-tab="layout"]')).toHaveAttribute('aria-selected', 'true')
  await openTab(page, 'style')
  // It has none of its own, but those that every element has.
  await expect(page.locator('[data-section="background"]').first()).toBeVisible()
  await expect(page.getByText('No hay propiedades de estilo para este elemento')).toHaveCount(0)
  await choose(page, 'text-1')
  await openTab(page, 'advanced')
  await expect(page.getByText('No hay propiedades avanzadas para este elemento')).toBeVisible()
  expect(await storedProps(page, 'text-1')).toEqual({})
  await expect(element(page, 'text-1')).toBeVisible()
})
