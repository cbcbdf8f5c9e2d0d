import { expect, test } from 'vitest'
import { renderPage } from '../../render/render-page.tsx'
import { documentOf, element } from '../../testing/documents.ts'
import { rootStyles } from '../../testing/view.ts'

const veil = { kind: 'gradient', from: '#000000b3', to: 'token:primary/40', direction: '90deg' }
const mixed = 'color-mix(in srgb, var(--token-primary, #6d28d9) 40%, transparent)'

test('layers lie over the picture of a container, each in its own way', () => {
  const props = {
    backgroundMode: 'image',
    backgroundImage: 'https://ejemplo.es/foto.jpg',
    backgroundPosition: '30% 70%',
    backgroundLayers: [veil, { kind: 'image', picture: '/grano.png', size: 'repeat' }],
  }
  expect(rootStyles(element('container-1', props, []))).toMatchObject({
    backgroundImage: `linear-gradient(90deg, #000000b3, ${mixed}), url("/grano.png"), url("https://ejemplo.es/foto.jpg")`,
    backgroundSize: 'cover, auto, cover',
    backgroundPosition: 'center, center, 30% 70%',
    backgroundRepeat: 'no-repeat, repeat, no-repeat',
  })
})

test('any element has a background of its own, and nothing is written where none is set', () => {
  expect(rootStyles(element('heading-1', { backgroundColor: '#11223380' }))).toMatchObject({
    backgroundColor: '#11223380',
  })
  const plain = rootStyles(element('text-1'))
  const untouched = { backgroundSize: '', backgroundPosition: '', backgroundLayers: [] }
  expect(rootStyles(element('text-1', untouched))).toEqual(plain)
  const hostile = { backgroundPosition: '1% 1%;x', backgroundSize: 'url(x)', backgroundLayers: 'x' }
  expect(rootStyles(element('text-1', hostile))).toEqual(plain)
})

test('it may differ by device, and the page knows every picture that it loads', () => {
  const props = {
    backgroundLayers: [{ kind: 'image', picture: '/ancha.jpg' }],
    responsive: { mobile: { backgroundLayers: [{ kind: 'image', picture: '/alta.jpg' }] } },
  }
  expect(rootStyles(element('section-1', props, []), 'mobile').backgroundImage).toBe('url("/alta.jpg")')
  const { needs } = renderPage(documentOf(element('section-1', props, [])))
  expect(needs.pictures).toEqual(['/ancha.jpg', '/alta.jpg'])
})

test('each picture of a background is offered light, and the colours over it stay', () => {
  const facts = { width: 3000, height: 2000, widths: [480, 1920], plain: null }
  const props = { backgroundImage: '/p/_pictures/a.jpg', backgroundLayers: [veil] }
  const { css } = renderPage(documentOf(element('section-1', props, [])), {
    pictures: new Map([['/p/_pictures/a.jpg', facts]]),
  })
  expect(css).toMatch(
    /linear-gradient\(90deg, #000000b3, .+\), image-set\(url\("[^"]+"\) type\("image\/avif"\)/,
  )
})
