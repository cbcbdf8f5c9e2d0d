import { describe, expect, test } from 'vitest'
import { documentOf, element } from '../../testing/documents.ts'
import { rootStyles } from '../../testing/view.ts'
import type { Field } from '../definition.ts'
import { getElement } from '../registry.ts'
import { elementStyles } from '../resolve.ts'
import { editGradient } from './background-fields.ts'
import { editBorder } from './border-fields.ts'
import { cappedWidth } from './layout-fields.ts'
import { containerSchema } from './schema.ts'

const styles = (props: Record<string, unknown>) => rootStyles(element('container-1', props, []))
const typed = (props: Record<string, unknown>) => containerSchema.parse(props)
const fields: readonly Field[] = Object.values(getElement('container')?.fields ?? {}).flat()

/** What the panel hands to `update` for a new value. */
function patch(
  prop: string,
  value: unknown,
  props: Record<string, unknown> = {},
  parent: Record<string, unknown> | null = null,
) {
  const field = fields.find((each) => each.prop === prop)
  return field?.patch?.(value, { props: typed(props), parent: parent && typed(parent) }) ?? { [prop]: value }
}

const optionsOf = (prop: string) =>
  fields.flatMap((field) =>
    field.prop === prop && 'options' in field ? [field.options.map(({ value }) => value).join(' ')] : [],
  )

test('the choices are the words of the specification', () => {
  expect(optionsOf('flexDirection')).toEqual(['row column row-reverse column-reverse'])
  expect(optionsOf('justifyContent')).toEqual([
    'flex-start center flex-end space-between space-around space-evenly',
  ])
  expect(optionsOf('alignItems')).toEqual(['stretch flex-start center flex-end baseline'])
  expect(optionsOf('flexWrap')).toEqual(['nowrap wrap wrap-reverse'])
  expect(optionsOf('backgroundMode')).toEqual(['color image gradient glass'])
  expect(optionsOf('widthType')).toEqual(['full box'])
  const turns = '0deg 45deg 90deg 135deg 180deg 225deg 270deg 315deg'
  expect(optionsOf('gradientDirection')).toEqual([
    turns,
    'center top left top right bottom left bottom right',
  ])
  expect(optionsOf('borderGradientDirection')).toEqual([turns])
})

describe('layout', () => {
  test('horizontal is a row, flexDirection overrides it', () => {
    expect(styles({ layout: 'horizontal' })).toMatchObject({ display: 'flex', flexDirection: 'row' })
    expect(styles({})).toMatchObject({ flexDirection: 'column' })
    expect(styles({ layout: 'horizontal', flexDirection: 'column-reverse' })).toMatchObject({
      flexDirection: 'column-reverse',
    })
    expect(patch('layout', 'horizontal', { flexDirection: 'column' })).toEqual({
      layout: 'horizontal',
      flexDirection: undefined,
    })
  })

  test('gap sets both gaps, each can override it', () => {
    expect(styles({ gap: '12px' })).toMatchObject({ rowGap: '12px', columnGap: '12px' })
    expect(styles({ gap: '12px', columnGap: '30px' })).toMatchObject({ rowGap: '12px', columnGap: '30px' })
    expect(patch('gap', '32px')).toEqual({ gap: '32px', columnGap: '32px', rowGap: '32px' })
  })

  test('height is a minimum, the larger one holds', () => {
    expect(styles({ minHeight: '100px', height: '200px' })).toMatchObject({ minHeight: '200px' })
    expect(styles({ minHeight: '300px', height: '200px' })).toMatchObject({ minHeight: '300px' })
    expect(styles({ minHeight: '10rem', height: '200px' })).toMatchObject({ minHeight: 'max(10rem, 200px)' })
    expect(styles({ height: '200px' })).not.toHaveProperty('height')
  })

  test('alignment holds until the flex control of that direction is set', () => {
    expect(styles({ alignment: 'center' })).toMatchObject({ textAlign: 'center', alignItems: 'center' })
    expect(styles({ alignment: 'right', layout: 'horizontal' })).toMatchObject({ justifyContent: 'flex-end' })
    expect(styles({ alignment: 'center', alignItems: 'stretch' })).toMatchObject({ alignItems: 'stretch' })
  })
})

describe('width', () => {
  const box = { widthType: 'box', width: '600px' }

  test('full is the whole width; box its own, centred only at the top level', () => {
    expect(styles({ widthType: 'full', width: '1340px' })).toMatchObject({ width: '100%' })
    expect(styles(box)).toMatchObject({ width: '600px', maxWidth: '100%', marginInline: 'auto' })
    const nested = documentOf(element('section-1', {}, [element('container-2', box, [])])).elements[
      'container-2'
    ]
    expect(nested && elementStyles(nested, 'desktop').root).not.toHaveProperty('marginInline')
  })

  test('switching to box starts at 300, back to full at 100%', () => {
    expect(patch('widthType', 'box')).toEqual({ widthType: 'box', width: '300px' })
    expect(patch('widthType', 'full', box)).toEqual({ widthType: 'full', width: '100%' })
  })

  test('a nested width is capped at what the parent leaves inside its padding, and stored so', () => {
    const parent = { ...box, padding: '20px' }
    expect(patch('width', '900px', box, parent)).toEqual({ width: '560px' })
    expect(patch('width', '400px', box, parent)).toEqual({ width: '400px' })
    expect(patch('width', '900px', box, { widthType: 'full', padding: '20px' })).toEqual({ width: '900px' })
    expect(cappedWidth('5000px', null)).toBe('1340px')
    expect(cappedWidth('10px', null)).toBe('300px')
  })
})

describe('background', () => {
  test.each([
    [{}, 'color'],
    [{ backgroundImage: 'none' }, 'color'],
    [{ backgroundImage: '/a.png' }, 'image'],
    [{ backgroundImage: 'linear-gradient(90deg, #000000, #ffffff)' }, 'gradient'],
    [{ glassEffect: true, backgroundImage: 'linear-gradient(90deg, #000000, #ffffff)' }, 'glass'],
    [{ backgroundMode: 'color', glassEffect: true }, 'color'],
  ])('the mode of %j is %s', (props, mode) => {
    expect(typed(props).backgroundMode).toBe(mode)
  })

  test('switching to colour clears glass and image and keeps a colour that is there', () => {
    expect(patch('backgroundMode', 'color', { glassEffect: true, backgroundImage: '/a.png' })).toEqual({
      backgroundMode: 'color',
      glassEffect: false,
      backgroundImage: 'none',
      backgroundColor: 'transparent',
    })
    expect(patch('backgroundMode', 'color', { backgroundColor: '#ff0000' })).toMatchObject({
      backgroundColor: '#ff0000',
    })
  })

  test('switching to image clears glass and makes the background transparent', () => {
    expect(patch('backgroundMode', 'image', { glassEffect: true, backgroundColor: '#ff0000' })).toEqual({
      backgroundMode: 'image',
      glassEffect: false,
      backgroundColor: 'transparent',
      backgroundImage: 'none',
    })
  })

  test('switching to gradient writes it at once, white to black without colours', () => {
    expect(patch('backgroundMode', 'gradient', { backgroundColor: '#ff0000' })).toEqual({
      backgroundMode: 'gradient',
      glassEffect: false,
      backgroundColor: 'transparent',
      gradientType: 'linear',
      gradientDirection: '135deg',
      gradientColor1: '#ffffff',
      gradientColor2: '#000000',
      backgroundImage: 'linear-gradient(135deg, #ffffff, #000000)',
    })
    expect(patch('backgroundMode', 'gradient', { gradientColor1: '#ff0000' })).toMatchObject({
      gradientColor1: '#ff0000',
    })
  })

  test('switching to glass enables it with its defaults', () => {
    expect(patch('backgroundMode', 'glass', { backgroundImage: '/a.png' })).toEqual({
      backgroundMode: 'glass',
      glassEffect: true,
      glassColor: '#ffffff',
      glassOpacity: 20,
      glassBlur: 10,
      backgroundColor: 'transparent',
      backgroundImage: 'none',
    })
  })

  test('gradient edits re-apply the gradient; radial starts at the centre', () => {
    const gradient = patch('backgroundMode', 'gradient')
    expect(editGradient('gradientColor1', '#ff1b6d', gradient)).toMatchObject({
      gradientColor1: '#ff1b6d',
      backgroundImage: 'linear-gradient(135deg, #ff1b6d, #000000)',
    })
    const radial = editGradient('gradientType', 'radial', gradient)
    expect(radial).toMatchObject({
      gradientDirection: 'center',
      backgroundImage: 'radial-gradient(circle at center, #ffffff, #000000)',
    })
    expect(editGradient('gradientDirection', 'top left', { ...gradient, ...radial })).toMatchObject({
      backgroundImage: 'radial-gradient(circle at top left, #ffffff, #000000)',
    })
    expect(editGradient('gradientType', 'linear', { ...gradient, ...radial })).toMatchObject({
      gradientDirection: '135deg',
    })
  })

  test('a gradient without colours takes those of §9', () => {
    expect(styles({ backgroundMode: 'gradient' })).toMatchObject({
      backgroundImage: 'linear-gradient(135deg, #ff1b6d, #8b5cf6)',
    })
  })

  test('the styles of each mode', () => {
    expect(styles({ backgroundColor: '#ff0000' })).toMatchObject({ backgroundColor: '#ff0000' })
    expect(styles({})).not.toHaveProperty('backgroundColor')
    expect(styles({ backgroundImage: 'url(/a.png)' })).toMatchObject({
      backgroundImage: 'url("/a.png")',
      backgroundSize: 'cover',
    })
    expect(styles({ glassEffect: true })).toMatchObject({
      backgroundColor: '#ffffff33',
      backdropFilter: 'blur(10px)',
    })
  })
})

const edit = (prop: Parameters<typeof editBorder>[0], value: unknown, props = {}) =>
  editBorder(prop, value, typed(props))

describe('border', () => {
  test('a new border is 1px and black, written as "widthpx style color"', () => {
    expect(edit('borderStyle', 'dashed')).toMatchObject({
      border: '1px dashed #000000',
      borderWidth: 1,
      borderImage: 'none',
    })
    expect(edit('borderWidth', 4, { borderStyle: 'solid', borderColor: '#ff0000' })).toMatchObject({
      border: '4px solid #ff0000',
    })
    expect(edit('borderColor', '#00ff00', { border: '3px dotted #ff0000' })).toMatchObject({
      border: '3px dotted #00ff00',
    })
  })

  test('none resets it to none with width 0', () => {
    expect(edit('borderStyle', 'none', { border: '3px solid #ff0000' })).toMatchObject({
      border: 'none',
      borderWidth: 0,
    })
  })

  test('gradient: a transparent solid border with a gradient image', () => {
    expect(edit('borderColorMode', 'gradient', { borderStyle: 'dashed', borderWidth: 2 })).toMatchObject({
      border: '2px solid transparent',
      borderImage: 'linear-gradient(0deg, #ff1b6d, #8b5cf6) 1',
    })
    expect(styles({ borderStyle: 'solid', borderWidth: 2, borderColorMode: 'gradient' })).toMatchObject({
      borderWidth: '2px',
      borderColor: 'transparent',
      borderImage: 'linear-gradient(0deg, #ff1b6d, #8b5cf6) 1',
    })
  })

  test('back to a plain colour drops the gradient image', () => {
    const gradient = edit('borderColorMode', 'gradient', { borderStyle: 'solid', borderColor: '#ff0000' })
    expect(edit('borderColorMode', 'solid', gradient)).toMatchObject({
      border: '1px solid #ff0000',
      borderImage: 'none',
    })
  })
})

test('typed props are their own typed form', () => {
  for (const props of [
    {},
    { backgroundMode: 'gradient' },
    { border: '2px solid #ff0000', padding: '1px 2px' },
    { glassEffect: true },
  ]) {
    expect(typed(typed(props))).toEqual(typed(props))
  }
})
