import { describe, expect, test } from 'vitest'
import { fastest } from '../testing/fastest.ts'
import { cssUrl, safeLink, safeSource, unwrapUrl } from './url.ts'

describe('links', () => {
  test.each([
    'https://ejemplo.es/a?b=c&d=e#f',
    'http://localhost:8000/p/x',
    'HTTPS://EJEMPLO.ES',
    'mailto:hola@ejemplo.es?subject=Hola%3A%20qu%C3%A9',
    'tel:+34600000000',
    '/contacto',
    './precios',
    'gracias.html',
    '?pagina=2',
    '#',
    '#formulario',
    '/buscar?q=a%3Ab',
    'https://ejemplo.es/?u=javascript:alert(1)',
  ])('%s is kept', (link) => {
    expect(safeLink(link)).toBe(link)
  })

  test('what people type is completed', () => {
    expect(safeLink('  https://ejemplo.es  ')).toBe('https://ejemplo.es')
    expect(safeLink('www.ejemplo.es/a')).toBe('https://www.ejemplo.es/a')
    expect(safeLink('//ejemplo.es/a')).toBe('https://ejemplo.es/a')
    expect(safeLink('/\\ejemplo.es')).toBe('https://ejemplo.es')
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    'java\u200bscript:alert(1)',
    '\ufeffjavascript:alert(1)',
    'javascript&colon;alert(1)',
    'javascript&#58;alert(1)',
    'javascript&#x3a;alert(1)',
    'javascript&#0000058alert(1)',
    'jav&#x09;ascript:alert(1)',
    'jav&Tab;ascript:alert(1)',
    'javascript%3Aalert(1)',
    'javascript%253Aalert(1)',
    '%6Aavascript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'blob:https://ejemplo.es/x',
    'file:///etc/passwd',
    'view-source:https://ejemplo.es',
    'https://',
    'http://a b',
    'url(/a.png)',
    '10px;}*{display:none}',
    '<b>',
    'hola mundo',
    '',
    '   ',
    7,
    null,
    { toString: () => 'https://ejemplo.es' },
    `https://ejemplo.es/${'a'.repeat(9000)}`,
  ])('%j is refused', (link) => {
    expect(safeLink(link)).toBeUndefined()
  })
})

describe('sources', () => {
  test.each([
    'https://ejemplo.es/foto.jpg',
    '/fotos/1.png',
    'data:image/png;base64,iVBORw0KGgo=',
    'data:image/svg+xml,%3Csvg%3E%3C/svg%3E',
    'data:image/svg+xml;charset=utf-8,%3Csvg%3E%3C/svg%3E',
    'data:image/webp;base64,UklGRg==',
  ])('%s is kept', (source) => {
    expect(safeSource(source)).toBe(source)
  })

  test('a raw inline drawing is percent-encoded', () => {
    expect(safeSource('data:image/svg+xml,<svg width="1">ñ</svg>')).toBe(
      'data:image/svg+xml,%3Csvg%20width=%221%22%3E%C3%B1%3C/svg%3E',
    )
  })

  test.each([
    'mailto:a@b.es',
    'tel:600',
    'javascript:alert(1)',
    'data:text/html,x',
    'data:image/svg+xml;base64,PHN2Zz4"><script>',
    'data:image/png;base64,a;}body{display:none}',
    'data:application/xhtml+xml,x',
    'data:,x',
    '#ancla',
    'data:image/x-icon;base64,AAAA',
    5,
    undefined,
  ])('%j is refused', (source) => {
    expect(safeSource(source)).toBeUndefined()
  })

  test('several megabytes are read quickly', () => {
    const source = `data:image/png;base64,${'A'.repeat(8_000_000)}`
    expect(safeSource(source)).toBe(source)
    expect(fastest(process, 3, () => source, safeSource)).toBeLessThan(500)
  })
})

test('a CSS url cannot be left', () => {
  expect(cssUrl('/a.png')).toBe('url("/a.png")')
  expect(cssUrl('/a") ; } </style><script>\\\n')).toBe(
    'url("/a%22)%20;%20%7D%20%3C/style%3E%3Cscript%3E%5C%0A")',
  )
})

test.each([
  ['url("/a.png")', '/a.png'],
  ["url('/a.png')", '/a.png'],
  ['url( /a.png )', '/a.png'],
  ['/a.png', '/a.png'],
  ['url("data:image/svg+xml,%3Csvg a=\'b()\'%3E")', "data:image/svg+xml,%3Csvg a='b()'%3E"],
])('%s holds %s', (text, address) => {
  expect(unwrapUrl(text)).toBe(address)
})
