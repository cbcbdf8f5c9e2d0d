import { expect, it } from 'vitest'
import { addressesIn, nameOfAddress } from './addresses.ts'

it('finds addresses in a text of nothing else', () => {
  expect(addressesIn(' https://a.es/b.jpg\n\nhttp://c.es/d\thttps://a.es/b.jpg ')).toEqual([
    'https://a.es/b.jpg',
    'http://c.es/d',
  ])
  for (const other of [
    '',
    'mira https://a.es/b.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'https://u:p@a.es/',
  ])
    expect(addressesIn(other)).toEqual([])
})

it('names a picture by its address and what it is', () => {
  expect(nameOfAddress('https://a.es/fotos/playa%20%C3%B1.PNG?w=20#x', 'image/webp')).toBe('playa ñ.webp')
  expect(nameOfAddress('https://a.es/', 'image/jpeg')).toBe('a.es.jpg')
  expect(nameOfAddress('https://a.es/%E0%A4%A', 'image/png')).toBe('%E0%A4%A.png')
  expect(nameOfAddress('https://a.es/v1.2/imagen', 'image/heic')).toBe('imagen.heic')
})
