// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { fromTexts } from './clipboard.ts'

it('takes pictures out of a copied part of a page, those inside it and addresses of others', async () => {
  const html =
    '<p>Hola <img src="data:image/png;base64,iVBORw0KGgo="><img src="https://a.es/b.jpg"><img src="/sin/sitio.png"></p>'
  const { pictures, addresses } = fromTexts({ html, plain: 'Hola' }, 'imagen pegada')
  expect(addresses).toEqual(['https://a.es/b.jpg'])
  expect(pictures.map(({ path, file }) => [path, file.type, file.size])).toEqual([
    ['imagen pegada.png', 'image/png', 8],
  ])
})

it('runs and loads nothing of what was copied, and takes an address that was copied alone', () => {
  const html =
    '<img src="data:image/png;base64,@@"><script>globalThis.ran = true</script><img src="javascript:1">'
  expect(fromTexts({ html, plain: 'x' }, 'a')).toEqual({ pictures: [], addresses: [] })
  expect(globalThis).not.toHaveProperty('ran')
  expect(fromTexts({ html: '<a>b</a>', plain: 'https://a.es/b.jpg' }, 'a').addresses).toEqual([
    'https://a.es/b.jpg',
  ])
})
