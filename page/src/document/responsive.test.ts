import { expect, test } from 'vitest'
import { isHorizontal, overrideOf, propsAt, responsiveOf } from './responsive.ts'

const props = { gap: '16px', color: '#000000', responsive: { tablet: { gap: '8px' }, mobile: 'roto' } }

test('each viewport has its own override over the base; nothing is handed from one to the next', () => {
  expect(propsAt(props, 'tablet')).toMatchObject({ gap: '8px', color: '#000000' })
  expect(propsAt(props, 'desktop')).toBe(props)
  expect(propsAt(props, 'mobile')).toBe(props)
  expect(overrideOf(props, 'tablet')).toEqual({ gap: '8px' })
  expect(responsiveOf({ responsive: [] })).toBeUndefined()
})

test('a shorthand in an override outranks the sides of the base', () => {
  const base = { paddingTop: '90px', columnGap: '20px', rowGap: '20px' }
  const at = propsAt(
    { ...base, responsive: { mobile: { padding: '16px', gap: '4px', rowGap: '6px' } } },
    'mobile',
  )
  expect(at).toMatchObject({ padding: '16px', gap: '4px', rowGap: '6px' })
  expect(at).not.toHaveProperty('paddingTop')
  expect(at).not.toHaveProperty('columnGap')
})

test.each([
  [{ layout: 'horizontal' }, true],
  [{ layout: 'vertical' }, false],
  [{ layout: 'horizontal', flexDirection: 'column' }, false],
  [{ layout: 'vertical', flexDirection: 'row-reverse' }, true],
  [{}, false],
])('%j is horizontal: %s', (given, expected) => {
  expect(isHorizontal(given)).toBe(expected)
})
