import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readZip } from './read-zip.ts'

const text = (words: string) => new TextEncoder().encode(words)
const zipOf = (files: Record<string, Uint8Array>) => new Blob([new Uint8Array(zipSync(files))])

it('unpacks files in folders, packed and plain', async () => {
  const noise = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7919) % 251)
  const files = await readZip(zipOf({ 'sitio.json': text('{}'), 'imagenes/a.webp': noise }))
  expect([...files.keys()].toSorted()).toEqual(['imagenes/a.webp', 'sitio.json'])
  expect(files.get('imagenes/a.webp')).toEqual(noise)
})

it('leaves out what leads out of it', async () => {
  const names = ['../a', 'b/../../c', '/etc/passwd', String.raw`d\e`, 'c:/f', 'g//h', 'carpeta/', 'bien.json']
  const files = await readZip(zipOf(Object.fromEntries(names.map((name) => [name, text('x')]))))
  expect([...files.keys()]).toEqual(['bien.json'])
})

it('stops where a small file becomes a large one, whatever it says of its size', async () => {
  const bomb = zipSync({ 'bomba.json': [new Uint8Array(8 * 1024 * 1024), { level: 9 }] })
  expect(bomb.length).toBeLessThan(16 * 1024)
  // The sizes that its headers tell: 1 byte.
  for (const at of [22, bomb.indexOf(0x02, bomb.length - 100)]) bomb.set([1, 0, 0, 0], at)
  const most = { packed: 1024 * 1024, unpacked: 1024 * 1024, files: 10 }
  await expect(readZip(new Blob([new Uint8Array(bomb)]), most)).rejects.toMatchObject({ code: 'too-large' })
})

it('says so of what has too many files, is cut off, or is no ZIP', async () => {
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.txt`, text('')]))
  await expect(readZip(zipOf(many))).rejects.toMatchObject({ code: 'too-many-files' })
  await expect(readZip(new Blob([text('PK es otra cosa')]))).rejects.toMatchObject({ code: 'not-a-zip' })
  const whole = zipSync({
    'pagina.json': text(JSON.stringify({ a: 'x'.repeat(5000), b: [...Array(900).keys()] })),
  })
  const cut = new Blob([new Uint8Array(whole.subarray(0, 300))])
  await expect(readZip(cut)).rejects.toMatchObject({ code: 'not-a-zip' })
})
