import { expect, test } from 'vitest'
import { renderPage } from '../../render/render-page.tsx'
import { documentOf, element } from '../../testing/documents.ts'
import { htmlOf, rootStyles } from '../../testing/view.ts'
import { everyElement } from '../groups.ts'

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
  for (const { type } of everyElement) {
    const styles = rootStyles(element(`${type}-1`, style))
    expect(styles, type).toMatchObject({
      marginTop: '8px',
      marginLeft: '12px',
      maxWidth: '480px',
      lineHeight: 1.8,
      textTransform: 'uppercase',
      opacity: 0.4,
    })
    expect(styles.borderRadius, type).toMatch(/^6px .+/)
  }
})

test('an element without it looks as before, and its own props stay its own', () => {
  expect(rootStyles(element('heading-1'))).toEqual({ textAlign: 'left', fontSize: '32px', color: '#000000' })
  expect(rootStyles(element('button-1', { padding: '3px' })).padding).toBe('3px')
  expect(rootStyles(element('image-1', { width: '50%' })).width).toBe('50%')
  for (const { type, fields, commonFields = [] } of everyElement) {
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
  expect(css).toContain('--hover-background:#123')
  expect(css).toContain('[data-hover~=background]:is(:hover,:focus-visible,:has(:focus-visible))')
  expect(renderPage(documentOf(element('button-1'))).css).not.toContain('data-hover')
})

test('a family of the product, a size that grows with the page and even lines; what is none is left out', () => {
  const text = { fontFamily: 'lora', fluidFrom: '32px', fluidTo: 96, textWrap: 'balance' }
  expect(rootStyles(element('heading-1', text))).toMatchObject({
    fontFamily: '"Aurelio Serif","Aurelio Serif fallback",Georgia,serif',
    fontSize: 'clamp(32px, 5.48px + 7.072cqi, 96px)',
    textWrap: 'balance',
  })
  const odd = { fontFamily: '"}x', fluidFrom: '32px', fluidTo: '3em', textWrap: 'anything' }
  expect(rootStyles(element('heading-1', odd))).toEqual(rootStyles(element('heading-1')))
  const { needs, css } = renderPage(documentOf(element('heading-1', text), element('text-1', text)))
  expect(needs.fonts).toHaveLength(1)
  expect(css.match(/@font-face/g)).toHaveLength(3)
})

test('held at the top, or above its neighbours', () => {
  expect(rootStyles(element('container-1', { position: 'sticky', stickyTop: '12px' }))).toMatchObject({
    position: 'sticky',
    top: '12px',
    zIndex: 1,
  })
  expect(rootStyles(element('text-1', { zIndex: 900 }))).toMatchObject({ position: 'relative', zIndex: 99 })
})

test('motion is told by a mark, and its rules come only where it is used and only for who does not mind', () => {
  const moving = renderPage(documentOf(element('text-1', { motion: 'rise' })))
  expect(moving.html).toContain('data-motion="rise scroll"')
  expect(moving.css).toContain('@media(prefers-reduced-motion:no-preference){')
  expect(moving.css).toContain('@supports(animation-timeline:view()){')
  // What moves as it comes into view can be read all the while.
  expect(moving.css).toContain('@keyframes aurelio-rise-in{from{transform:translateY(24px)}}')
  expect(renderPage(documentOf(element('text-1', { motion: 'spin' }))).css).not.toContain('aurelio-rise')
})
