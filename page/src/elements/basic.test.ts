import { describe, expect, test } from 'vitest'
import { renderPage } from '../render/render-page.tsx'
import { documentOf, element } from '../testing/documents.ts'
import { htmlOf, rootStyles } from '../testing/view.ts'
import { imagePlaceholder } from './image/placeholder.ts'

test.each([1, 2, 3, 4, 5, 6])('a heading of level %i is that heading', (level) => {
  expect(htmlOf(element('heading-1', { text: 'Hola', level }))).toMatch(
    new RegExp(`^<h${level}[^>]*>Hola</h${level}>$`),
  )
})

test('an empty colour is inherited, a wrong one falls back', () => {
  expect(rootStyles(element('heading-1', { color: '' }))).not.toHaveProperty('color')
  expect(rootStyles(element('heading-1', { color: '#fff' }))).toMatchObject({ color: '#000000' })
  expect(rootStyles(element('text-1', { color: '#123456' }))).toMatchObject({ color: '#123456' })
})

test('text keeps its line breaks', () => {
  expect(htmlOf(element('text-1', { text: 'uno\ndos' }))).toContain('>uno\ndos</p>')
  expect(rootStyles(element('text-1', {}))).toMatchObject({ whiteSpace: 'pre-line' })
})

test('text is bold when told, and regular otherwise', () => {
  expect(rootStyles(element('text-1', { fontWeight: 'bold' }))).toMatchObject({ fontWeight: 'bold' })
  expect(rootStyles(element('text-1', { fontWeight: '900;color:red' }))).not.toHaveProperty('fontWeight')
})

test('a button is a link; an unsafe one leads nowhere', () => {
  expect(htmlOf(element('button-1', { text: 'Ir', link: 'https://ejemplo.es' }))).toMatch(
    /^<a class="\w+" href="https:\/\/ejemplo\.es">Ir<\/a>$/,
  )
  expect(htmlOf(element('button-1', { link: 'javascript:alert(1)' }))).toContain('href="#"')
})

describe('image', () => {
  test('is cut to a shape around the point that matters, and says nothing of it where it is whole', () => {
    const whole = rootStyles(element('image-1', { focus: '20% 80%' }))
    expect(whole).toEqual(rootStyles(element('image-1')))
    expect(rootStyles(element('image-1', { ratio: '16/9', focus: '20% 80%' }))).toMatchObject({
      aspectRatio: '16 / 9',
      objectFit: 'cover',
      objectPosition: '20% 80%',
    })
    expect(rootStyles(element('image-1', { ratio: '7/0', focus: 'left' }))).toEqual(whole)
  })

  test('the picture of a card or of a map is cut around its point too', () => {
    for (const type of ['card', 'map']) {
      const { css } = renderPage(documentOf(element(`${type}-1`, { image: '/foto.jpg', focus: '20% 80%' })))
      expect(css).toContain('object-fit:cover;object-position:20% 80%')
    }
  })

  test('leads somewhere, with words for who does not see it; never to a script', () => {
    const linked = htmlOf(element('image-1', { link: '/precios', decorative: 'yes', alt: 'Precios' }))
    expect(linked).toMatch(/^<a class="[^"]+" href="\/precios"[^>]*><img .*alt="Precios"/)
    expect(htmlOf(element('image-1', { link: 'javascript:alert(1)' }))).toMatch(/^<img/)
  })

  test('without a source it shows our own drawing', () => {
    expect(htmlOf(element('image-1', {}))).toContain(imagePlaceholder)
    expect(decodeURIComponent(imagePlaceholder)).toContain('width="400" height="300"')
  })

  test('the alternative text may be empty', () => {
    expect(htmlOf(element('image-1', { src: '/a.png', alt: '' }))).toContain('alt=""')
  })

  test('pictures load when they come near, the first one at once', () => {
    const list = element('section-1', {}, [
      element('image-2', { src: '/a.png' }),
      element('image-3', { src: '/b.png' }),
    ])
    expect(htmlOf(list)).toMatch(/src="\/a\.png"[^>]*loading="eager".*src="\/b\.png"[^>]*loading="lazy"/)
  })
})

const columns = (responsive?: object) =>
  element('columns-1', { columns: 3, gap: '20px', ...(responsive && { responsive }) }, [])

test('columns are a grid that becomes one column on phones, unless overridden', () => {
  expect(rootStyles(columns())).toMatchObject({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '20px',
  })
  expect(rootStyles(columns(), 'tablet')).toMatchObject({ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })
  expect(rootStyles(columns(), 'mobile')).toMatchObject({ gridTemplateColumns: 'repeat(1, minmax(0, 1fr))' })
  expect(rootStyles(columns({ mobile: { columns: 2 } }), 'mobile')).toMatchObject({
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  })
})

test('a section is a column of its own', () => {
  expect(htmlOf(element('section-1', { anchor: 'precios' }, [element('text-2', { text: 'a' })]))).toMatch(
    /^<section class="\w+" id="precios"><p/,
  )
  expect(rootStyles(element('section-1', {}, []))).toEqual({
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    padding: '40px 20px',
    minHeight: '200px',
    backgroundColor: '#f8f9fa',
  })
})

test('children of an element that holds none, and elements of unknown type, are left out', () => {
  expect(htmlOf(element('text-1', { text: 'a' }, [element('text-2', { text: 'b' })]))).not.toContain('b</p>')
  expect(htmlOf(element('marciano-1', {}, [element('text-2')]))).toBe('')
})
