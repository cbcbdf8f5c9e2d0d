import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Sin etiquetas, a < b y punto', 'Sin etiquetas, a < b y punto'],
  ['<p>Uno &amp; dos.</p>\n<p>Tres&nbsp;cuatro</p>', 'Uno & dos.\n\nTres cuatro'],
  ['<ul><li>A</li><li>B</li></ul>fin', 'A\nB\n\nfin'],
  ['a<br>b<BR/>c', 'a\nb\nc'],
  ['<style>p{}</style><script>x<y</script>ver<!-- no -->', 'ver'],
  ['Ca&ntilde;er&iacute;a &#8364; &#xe9; &nadadeesto;', 'Cañería € é &nadadeesto;'],
  ['<p>5 < 6</p>', '5 < 6'],
  ['<p>abierta <b', 'abierta <b'],
])('%s', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('what is hostile is no long work', () => {
  expect(plainText(`${'<!--'.repeat(50_000)}x`)).toBe('')
  expect(plainText(`<p>a${'<b '.repeat(50_000)}`)).toContain('a<b')
})
