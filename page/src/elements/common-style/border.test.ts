import { expect, test } from 'vitest'
import { element } from '../../testing/documents.ts'
import { rootStyles } from '../../testing/view.ts'
import { everyElement } from '../groups.ts'

const none = { borderStyle: 'none' }

/** What is declared of an element's border: width, look and colour. */
function bordersOf(type: string, props: object) {
  const { borderWidth, borderStyle, borderColor } = rootStyles(element(`${type}-1`, { ...props }))
  return [borderWidth, borderStyle, borderColor]
}

test('every element has a border of its own width, look and colour, all around or by side', () => {
  for (const { type } of everyElement) {
    const border = {
      borderStyle: 'dashed',
      borderWidth: '3px',
      borderColor: '#112233',
      borderLeftWidth: '8px',
    }
    expect(rootStyles(element(`${type}-1`, border)), type).toMatchObject({
      borderWidth: '3px 3px 3px 8px',
      borderStyle: 'dashed',
      borderColor: '#112233',
    })
    expect(rootStyles(element(`${type}-1`, none)).borderStyle ?? 'none', type).toBe('none')
  }
})

test('what is set of it is enough to draw it, and the rest is the element’s own', () => {
  expect(bordersOf('text', { borderColor: 'token:accent' })).toMatchObject(['1px', 'solid', /token-accent/])
  expect(bordersOf('heading', { borderBottomWidth: 2 })).toEqual(['0px 0px 2px 0px', 'solid', undefined])
  expect(bordersOf('card', { borderWidth: 4 })).toEqual(['4px', 'solid', '#e4e4ec'])
  expect(bordersOf('card', { borderTopWidth: '6px' })).toEqual(['6px 1px 1px 1px', 'solid', '#e4e4ec'])
  const container = { borderStyle: 'solid', borderWidth: 2, borderColor: '#000000' }
  expect(bordersOf('container', { ...container, borderLeftWidth: '0px' })).toEqual([
    '2px 2px 2px 0px',
    'solid',
    '#000000',
  ])
  expect(bordersOf('container', { borderLeftWidth: '9px' })).toEqual([undefined, undefined, undefined])
})

test('what is out of range is clamped, what is no value is left out, and a device may differ', () => {
  const odd = { borderWidth: '900px', borderStyle: 'url(x)', borderColor: 'red;}', borderTopWidth: {} }
  expect(rootStyles(element('text-1', odd))).toMatchObject({ borderWidth: '10px', borderStyle: 'solid' })
  const props = {
    borderWidth: 1,
    borderRadius: '4px',
    responsive: { mobile: { borderTopWidth: 5, radiusTopLeft: 9 } },
  }
  expect(rootStyles(element('list-1', props), 'mobile')).toMatchObject({
    borderWidth: '5px 1px 1px 1px',
    borderRadius: '9px 4px 4px 4px',
  })
})
