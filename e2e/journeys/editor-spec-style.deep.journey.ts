import { expect } from '@playwright/test'
import { test } from '../product/test.ts'
import { control, openEditorWith } from '../steps/editor.ts'
import {
  choose,
  element,
  expectStored,
  numberField,
  openTab,
  option,
  section,
  typeAndLeave,
} from '../steps/properties.ts'
import { enter } from '../steps/session.ts'

const box = (id: string, props: object = {}) => ({
  id,
  type: 'container',
  name: '',
  props: { minHeight: '120px', ...props },
})

test.beforeEach(({ context, product }) => enter(context, product.url))

test('the background of a container is inferred, and each switch clears what the others left', async ({
  page,
}) => {
  const picture = 'https://example.com/mar.png'
  const modes = {
    glass: box('glass-1', { glassEffect: true, backgroundImage: 'linear-gradient(#ffffff, #000000)' }),
    gradient: box('gradient-1', { backgroundImage: 'linear-gradient(90deg, #ff0000, #0000ff)' }),
    image: box('image-1', { backgroundImage: picture }),
    color: box('color-1', { backgroundMode: 'color', glassEffect: true, backgroundColor: '#112233' }),
  }
  await openEditorWith(page, Object.values(modes))
  await test.step('inferred, unless it is set', async () => {
    for (const [mode, { id }] of Object.entries(modes)) {
      await choose(page, id)
      await openTab(page, 'style')
      await expect(option(page, 'backgroundMode', mode)).toHaveAttribute('aria-pressed', 'true')
    }
  })
  await test.step('image', async () => {
    await option(page, 'backgroundMode', 'image').click()
    await expectStored(page, 'color-1', { glassEffect: false, backgroundColor: 'transparent' })
  })
  await test.step('gradient, whose edits show at once', async () => {
    await option(page, 'backgroundMode', 'gradient').click()
    await expectStored(page, 'color-1', {
      gradientColor1: '#ffffff',
      gradientColor2: '#000000',
      backgroundImage: 'linear-gradient(135deg, #ffffff, #000000)',
    })
    await control(page, 'gradientColor1').fill('#ff1b6d')
    await control(page, 'gradientDirection').selectOption('45deg')
    await expect(element(page, 'color-1')).toHaveCSS(
      'background-image',
      'linear-gradient(45deg, rgb(255, 27, 109), rgb(0, 0, 0))',
    )
    await option(page, 'gradientType', 'radial').click()
    await expectStored(page, 'color-1', { gradientType: 'radial', gradientDirection: 'center' })
    await control(page, 'gradientDirection').selectOption('top left')
    await expect(element(page, 'color-1')).toHaveCSS('background-image', /radial-gradient\(.*0% 0%|left top/)
  })
  await test.step('glass', async () => {
    await option(page, 'backgroundMode', 'glass').click()
    await expectStored(page, 'color-1', {
      glassEffect: true,
      glassColor: '#ffffff',
      glassOpacity: 20,
      glassBlur: 10,
      backgroundColor: 'transparent',
      backgroundImage: 'none',
    })
    await expect(element(page, 'color-1')).toHaveCSS('backdrop-filter', 'blur(10px)')
  })
  await test.step('colour', async () => {
    await option(page, 'backgroundMode', 'color').click()
    await expectStored(page, 'color-1', {
      glassEffect: false,
      backgroundColor: 'transparent',
      backgroundImage: 'none',
    })
  })
  await test.step('the section closes', async () => {
    await section(page, 'background').click()
    await expect(control(page, 'backgroundMode')).toBeHidden()
  })
})

test('the border of a container: none, plain, gradient and none again', async ({ page }) => {
  await openEditorWith(page, [box('box-1')])
  await choose(page, 'box-1')
  await openTab(page, 'style')
  await expect(control(page, 'borderStyle')).toBeHidden()
  await section(page, 'border').click()
  await expect(numberField(page, 'borderWidth')).toHaveCount(0)

  await control(page, 'borderStyle').selectOption('dashed')
  await expectStored(page, 'box-1', { border: '1px dashed #000000' })
  await numberField(page, 'borderWidth').fill('4')
  await control(page, 'borderColor').fill('#ff0000')
  await expectStored(page, 'box-1', { border: '4px dashed #ff0000' })
  await expect(element(page, 'box-1')).toHaveCSS('border-top', '4px dashed rgb(255, 0, 0)')

  await option(page, 'borderColorMode', 'gradient').click()
  await expectStored(page, 'box-1', {
    border: '4px solid transparent',
    borderGradientColor1: '#ff1b6d',
    borderGradientColor2: '#8b5cf6',
    borderGradientDirection: '0deg',
  })
  await expect(element(page, 'box-1')).toHaveCSS(
    'border-image-source',
    'linear-gradient(0deg, rgb(255, 27, 109), rgb(139, 92, 246))',
  )
  await option(page, 'borderColorMode', 'solid').click()
  await expectStored(page, 'box-1', { border: '4px solid #ff0000', borderImage: 'none' })
  await control(page, 'borderStyle').selectOption('none')
  await expectStored(page, 'box-1', { border: 'none', borderWidth: 0, borderImage: 'none' })
  await expect(element(page, 'box-1')).toHaveCSS('border-top-width', '0px')
})

test('colour fields accept, refuse and clean what is typed', async ({ page }) => {
  await openEditorWith(page, [
    { id: 'heading-1', type: 'heading', name: '', props: { color: '#112233' } },
    box('box-1', { backgroundColor: '#445566' }),
    box('box-2', {
      backgroundMode: 'glass',
      glassEffect: true,
      glassColor: '#abcdef',
      border: '2px solid #abcdef',
    }),
  ])
  await test.step('of a heading: a whole colour or nothing, else the old one', async () => {
    await choose(page, 'heading-1')
    await openTab(page, 'style')
    const color = control(page, 'color')
    await typeAndLeave(color, '#AABBCC')
    await expect(element(page, 'heading-1')).toHaveCSS('color', 'rgb(170, 187, 204)')
    await typeAndLeave(color, '#fff')
    await expect(color).toHaveValue('#AABBCC')
    await color.fill('')
    await color.pressSequentially('verde #12')
    await expect(color).toHaveValue('ede#12')
    await color.blur()
    await expect(color).toHaveValue('#AABBCC')
    await expectStored(page, 'heading-1', { color: '#AABBCC' })
    // Typed and pasted over the old one.
    await color.selectText()
    await page.keyboard.type('rojo')
    await expect(color).toHaveValue('#AABBCC')
    await color.selectText()
    await page.keyboard.insertText('rojo')
    await color.blur()
    await expect(color).toHaveValue('#AABBCC')
    await expectStored(page, 'heading-1', { color: '#AABBCC' })
    await typeAndLeave(color, '')
    await expectStored(page, 'heading-1', { color: '' })
    await page.locator('[data-swatch="color"]').fill('#0000ff')
    await expect(color).toHaveValue('#0000ff')
  })
  await test.step('of a background: transparent where it is none', async () => {
    await choose(page, 'box-1')
    const color = control(page, 'backgroundColor')
    await expect(color).toHaveAttribute('maxlength', '11')
    await typeAndLeave(color, '#123456')
    await expect(element(page, 'box-1')).toHaveCSS('background-color', 'rgb(18, 52, 86)')
    await color.selectText()
    await page.keyboard.type('xyz')
    await color.blur()
    await expect(color).toHaveValue('#123456')
    await typeAndLeave(color, '#12')
    await expect(color).toHaveValue('transparent')
    await typeAndLeave(color, '#123456')
    await typeAndLeave(color, '')
    await expectStored(page, 'box-1', { backgroundColor: 'transparent' })
  })
  await test.step('of glass and borders: their own colour where it is none', async () => {
    await choose(page, 'box-2')
    await expect(control(page, 'glassColor')).toHaveAttribute('maxlength', '7')
    await typeAndLeave(control(page, 'glassColor'), '#12')
    await expect(control(page, 'glassColor')).toHaveValue('#ffffff')
    await section(page, 'border').click()
    await typeAndLeave(control(page, 'borderColor'), '#12')
    await expect(control(page, 'borderColor')).toHaveValue('#000000')
    await expectStored(page, 'box-2', { glassColor: '#ffffff', border: '2px solid #000000' })
  })
})
