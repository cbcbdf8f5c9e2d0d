import { expect, it } from 'vitest'
import { z } from 'zod'
import { readHeader } from '../header/read-header.ts'
import { openPacker, painted, pngOf } from '../testing/encoders.ts'
import { iconPlan } from '../worker/protocol.ts'
import { iconFiles, iconLines, webManifest } from './icon-set.ts'
import { icoOf } from './ico.ts'

const pngSquare = (side: number) => pngOf(painted(side, side, (x, y) => [x, y, 90, 255]))

it('an ICO says where each of its pictures stands, and holds them as they are', async () => {
  await openPacker()
  const pictures = await Promise.all(
    [16, 32, 256].map(async (side) => ({ side, png: await pngSquare(side) })),
  )
  const file = icoOf(pictures)
  const view = new DataView(file.buffer)
  expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 3])
  expect([file[6], file[22], file[38]]).toEqual([16, 32, 0])
  for (const [place, { side, png }] of pictures.entries()) {
    const [size, at] = [view.getUint32(6 + place * 16 + 8, true), view.getUint32(6 + place * 16 + 12, true)]
    const held = file.slice(at, at + size)
    expect(held).toEqual(png)
    expect(readHeader(held)).toMatchObject({ kind: 'png', width: side, height: side })
  }
})

it('every file that the lines and the manifest name is in the set', async () => {
  const made = await Promise.all(
    iconPlan.map(async (icon) => ({ ...icon, blob: new Blob([await pngSquare(icon.side)]) })),
  )
  const drawing = new Blob(['<svg/>'])
  for (const given of [drawing, null]) {
    const site = { name: 'Marea "Café"', colour: '#0a7733', hasDrawing: given !== null }
    const files = await iconFiles(made, site, given)
    const names = files.map(({ name }) => name)
    const lines = iconLines(site)
    const manifest = webManifest(site)
    const { icons, name } = z
      .object({ name: z.string(), icons: z.array(z.object({ src: z.string(), sizes: z.string() })) })
      .parse(JSON.parse(manifest))
    expect(name).toBe('Marea "Café"')
    const linked = [...lines.matchAll(/href="\/([^"]+)"/g)].map(([, file]) => file)
    for (const file of [...linked, ...icons.map(({ src }) => src.slice(1))]) expect(names).toContain(file)
    for (const { src, sizes } of icons) {
      const blob = files.find((file) => `/${file.name}` === src)?.blob ?? new Blob()
      const { width } = readHeader(new Uint8Array(await blob.arrayBuffer()))
      expect(sizes).toBe(`${width}x${width}`)
    }
    expect(names.includes('icon.svg')).toBe(given !== null)
    expect(lines).toContain('<meta name="theme-color" content="#0a7733">')
  }
})
