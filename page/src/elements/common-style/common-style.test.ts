import { expect, test } from 'vitest'
import { renderPage } from '../../render/render-page.tsx'
import { documentOf, element } from '../../testing/documents.ts'
import { htmlOf, rootStyles } from '../../testing/view.ts'
import { ownElements } from '../registry.ts'

const style = {
  marginTop: '8px',
  marginLeft: '12px',
  maxWidth: '480px',
  lineHeight: 1.8,
  letterSpacing: '2px',
  textTransform: 'uppercase',
  shadow: 'soft',
  opacity: 40,
  radiusTopLeft: '6px',
}

test('every element takes the common style on its outermost node', () => {
  for (const { type } of ownElements) {
    expect(rootStyles(element(`${type}-1`, style)), type).toMatchObject({
      marginTop: '8px',
      marginLeft: '12px',
      maxWidth: '480px',
      lineHeight: 1.8,
      textTransform: 'uppercase',
      opacity: 0.4,
      borderTopLeftRadius: '6px',
    })
  }
})

test('an element without it looks as before, and its own props stay its own', () => {
  expect(rootStyles(element('heading-1'))).toEqual({ textAlign: 'left', fontSize: '32px', color: '#000000' })
  expect(rootStyles(element('button-1', { padding: '3px' })).padding).toBe('3px')
  expect(rootStyles(element('image-1', { width: '50%' })).width).toBe('50%')
  for (const { type, fields, commonFields = [] } of ownElements) {
    const own = new Set(Object.values(fields).flatMap((list) => list.map(({ prop }) => prop)))
    expect(
      commonFields.filter(({ prop }) => own.has(prop)),
      type,
    ).toEqual([])
    expect(
      commonFields.map(({ prop }) => prop),
      type,
    ).toContain('shadow')
  }
})

test('what is out of range is clamped, what is no value is left out', () => {
  expect(rootStyles(element('text-1', { opacity: 400, lineHeight: 99 }))).toMatchObject({
    opacity: 1,
    lineHeight: 3,
  })
  const hostile = { shadow: 'url(x)', maxWidth: '1px;color:red', opacity: 'x', margin: '}', fontWeight: {} }
  expect(rootStyles(element('heading-1', hostile))).toEqual(rootStyles(element('heading-1')))
})

test('it may differ by device', () => {
  const props = { marginTop: '40px', responsive: { mobile: { marginTop: '10px', opacity: 50 } } }
  expect(rootStyles(element('list-1', props), 'tablet')).toMatchObject({ marginTop: '40px' })
  expect(rootStyles(element('list-1', props), 'mobile')).toMatchObject({ marginTop: '10px', opacity: 0.5 })
})

test('hover is written as rules that a page carries only where it has them', () => {
  const hovered = element('button-1', { hoverBackgroundColor: '#112233', hoverMove: 'lift' })
  expect(htmlOf(hovered)).toContain('data-hover="background lift"')
  const { css } = renderPage(documentOf(hovered))
  expect(css).toContain('--hover-background:#112233')
  expect(css).toContain('[data-hover~=background]:is(:hover,:focus-visible)')
  expect(renderPage(documentOf(element('button-1'))).css).not.toContain('data-hover')
})
