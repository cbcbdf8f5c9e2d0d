import { getElement } from '@aurelio/page/elements'
import { expect, it } from 'vitest'
import { hasSides, sidesPatch, sizeField, sizePatch } from './sizes.ts'

const definition = (type: string) => {
  const found = getElement(type)
  if (!found) throw new Error(type)
  return found
}

it('sets the size that an element declares, within its bounds', () => {
  const image = definition('image')
  const width = sizeField(image, 'x')
  const props = image.schema.parse({})
  expect(width && sizePatch(width, 320.4, { props, parent: null })).toEqual({ width: '320px' })
  expect(sizeField(definition('section'), 'y')?.prop).toBe('minHeight')
  expect(sizeField(definition('text'), 'y')).toBeUndefined()
  const height = sizeField(definition('container'), 'y')
  expect(height && sizePatch(height, 4000, { props, parent: null })).toEqual({ height: '1000px' })
})

it('gives a container a width of its own', () => {
  const container = definition('container')
  const width = sizeField(container, 'x')
  const props = container.schema.parse({})
  expect(width && sizePatch(width, 640, { props, parent: null })).toEqual({
    widthType: 'box',
    width: '640px',
  })
})

it('sets one side, its opposite with it, or all four', () => {
  const now = { Top: 1, Right: 2, Bottom: 3, Left: 4 }
  const set = (together: 'one' | 'opposite' | 'all', pixels = 20) =>
    sidesPatch('padding', now, { side: 'Top', pixels, together })
  expect(set('one')).toEqual({
    paddingTop: '20px',
    paddingRight: '2px',
    paddingBottom: '3px',
    paddingLeft: '4px',
  })
  expect(set('opposite')).toEqual({
    paddingTop: '20px',
    paddingRight: '2px',
    paddingBottom: '20px',
    paddingLeft: '4px',
  })
  expect(Object.values(set('all', 999))).toEqual(['200px', '200px', '200px', '200px'])
  expect(hasSides(definition('text'), 'margin')).toBe(true)
})
