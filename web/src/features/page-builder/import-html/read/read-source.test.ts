import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { fileSource, pastedSource } from './read-source.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const zip = (files: Record<string, string>) => {
  const packed = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytes(text)]))
  return new File([new Uint8Array(zipSync(packed))], 'web.zip')
}

it('finds the page nearest to the root of a ZIP, an index before any other', async () => {
  const found = await fileSource(
    zip({
      'web/otra.html': '<p>otra',
      'web/index.html': '<p>index',
      'web/a/index.html': '<p>honda',
      'web/a.css': 'a{}',
    }),
  )
  expect(found).toMatchObject({ html: '<p>index', folder: 'web/', name: 'web' })
  expect(found.files.has('web/a.css')).toBe(true)
  expect((await fileSource(zip({ 'sola.htm': '<p>sola' }))).html).toBe('<p>sola')
})

it('reads a page in the letters that it says it is written in', async () => {
  const latin = Uint8Array.from([...bytes('<meta charset="iso-8859-1"><p>'), 0xf1])
  expect((await fileSource(new File([latin], 'año.html'))).html).toContain('ñ')
  const odd = new File([bytes('<meta charset="nada-así"><p>ñ')], 'b.html')
  expect((await fileSource(odd)).html).toContain('ñ')
})

it.each([
  ['a ZIP without a page', zip({ 'a.css': 'a{}' }), 'no-html'],
  ['a text that is no page', new File(['hola'], 'a.html'), 'no-html'],
  ['a damaged ZIP', new File(['PK y nada más'], 'a.zip'), 'not-a-zip'],
  ['a page that is too long', new File(['<p>'.padEnd(5 * 1024 * 1024 + 1, 'x')], 'a.html'), 'too-large'],
  ['a long page in a ZIP', zip({ 'index.html': '<p>'.padEnd(5 * 1024 * 1024 + 1, 'x') }), 'too-large'],
])('refuses %s', async (_, file, code) => {
  await expect(fileSource(file)).rejects.toMatchObject({ code })
})

it('refuses what was pasted and is no page, or too long', () => {
  expect(() => pastedSource('hola')).toThrow(expect.objectContaining({ code: 'no-html' }))
  expect(() => pastedSource('<p>'.padEnd(5 * 1024 * 1024 + 1, 'x'))).toThrow(
    expect.objectContaining({ code: 'too-large' }),
  )
})
