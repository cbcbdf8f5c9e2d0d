import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { aurelio } from '../../testing/command.ts'
import { temporaryFolder } from '../../testing/engines.ts'

/** What a camera writes: waves, grain from a fixed seed, and where it was taken. */
async function photo(width: number, height: number, quality = 92) {
  const data = Buffer.alloc(width * height * 3)
  let seed = 7
  for (let at = 0; at < data.length; at += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    const pixel = Math.floor(at / 3)
    const wave = 120 + 70 * Math.sin((pixel % width) / 17) + 50 * Math.cos(pixel / width / 23)
    data[at] = Math.max(0, Math.min(255, wave + (at % 3) * 12 + ((seed >>> 16) % 13)))
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitude: '40/1 25/1 0/1' } })
    .jpeg({ quality })
    .toBuffer()
}

async function folderOf(files: Record<string, Buffer | string>) {
  const folder = temporaryFolder()
  await mkdir(join(folder, 'verano', 'playa'), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, 'verano', name), content)
  return folder
}

/** What `heif-enc` made of four fields of colour: red, green; blue, yellow. */
const heic = (name: string) =>
  readFile(new URL(`../../../../formats/src/heif/testing/${name}.heic`, import.meta.url))

const run = (folder: string, ...args: string[]) => aurelio(['images', 'verano', ...args], {}, folder)
const digests = async (folder: string) => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  )
  const all = files.map(async ({ parentPath, name }) => {
    const bytes = await readFile(join(parentPath, name))
    return [name, createHash('sha256').update(bytes).digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(all))
}

it('makes each picture of a folder smaller in another one, in every format, and never touches the sources', async () => {
  const folder = await folderOf({
    'uno.jpg': await photo(400, 300),
    'playa/dos.jpg': await photo(320, 200),
    'lista.txt': 'hola',
  })
  const before = await digests(join(folder, 'verano'))
  for (const format of ['webp', 'avif', 'jpeg']) {
    const { code, output } = await run(folder, '--format', format, '--width', '200', '--out', format)
    expect(code, output).toBe(0)
    const extension = format === 'jpeg' ? 'jpg' : format
    for (const [name, source] of [
      [`uno.${extension}`, 'uno.jpg'],
      [`playa/dos.${extension}`, 'playa/dos.jpg'],
    ] as const) {
      const made = await readFile(join(folder, format, name))
      const about = await sharp(made).metadata()
      expect(made.length).toBeLessThan((await readFile(join(folder, 'verano', source))).length)
      // Upright, and without the place.
      expect([about.width, about.exif, about.orientation ?? 1]).toEqual([200, undefined, 1])
      expect(about.height).toBeGreaterThan(about.width)
    }
    expect(output).toMatch(/\[2\/2\].*uno\.jpg → .*% menos/)
    expect(output).toContain('2 hechas en')
  }
  expect(await digests(join(folder, 'verano'))).toEqual(before)
}, 60_000)

it('names, marks and sizes by a purpose; what is there already stays', async () => {
  const plain = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#303030' } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const folder = await folderOf({ 'uno.png': plain, 'dos.png': plain })
  const asked = ['--preset', 'blog', '--watermark', 'MAREA & <CÍA>', '--rename', 'marea-{n:3}']
  const { code, output } = await run(folder, ...asked)
  expect(code, output).toBe(0)
  const out = join(folder, 'verano-optimizadas')
  expect((await readdir(out)).toSorted()).toEqual(['marea-001.webp', 'marea-002.webp'])
  const lightest = async (area: { left: number; top: number; width: number; height: number }) =>
    (await sharp(await sharp(join(out, 'marea-001.webp')).extract(area).png().toBuffer()).stats()).channels[0]
      ?.max
  expect(await lightest({ left: 200, top: 200, width: 200, height: 100 })).toBeGreaterThan(100)
  expect(await lightest({ left: 0, top: 0, width: 200, height: 150 })).toBeLessThan(60)
  const before = await digests(out)
  const again = await run(folder, ...asked)
  expect(again.output).toContain('marea-001.webp ya estaba y se queda como está.')
  expect(await digests(out)).toEqual(before)
}, 60_000)

const apart = (found: number[], wanted: number[]) =>
  Math.max(...found.map((value, place) => Math.abs(value - (wanted[place] ?? 999))))

it("reads the HEIC of phones, upright, in the web's colours, the main picture of a burst", async () => {
  const folder = await folderOf({
    'IMG_1.HEIC': await heic('turned'),
    'IMG_2.heic': await heic('burst'),
    'IMG_3.heif': await heic('p3'),
  })
  // A few fields of colour are smaller as WebP than as a photo.
  const { code, output } = await run(folder, '--quality', '90')
  expect(code, output).toBe(0)
  const middle = async (name: string, left: number, top: number) => {
    const picture = sharp(join(folder, 'verano-optimizadas', name))
    const { data } = await picture
      .extract({ left, top, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data]
  }
  expect((await sharp(join(folder, 'verano-optimizadas', 'IMG_1.webp')).metadata()).height).toBe(96)
  expect(apart(await middle('IMG_1.webp', 16, 24), [40, 60, 200])).toBeLessThanOrEqual(12)
  expect(apart(await middle('IMG_2.webp', 24, 16), [200, 40, 40])).toBeLessThanOrEqual(12)
  // Written as (184, 55, 49) of Display P3.
  expect(apart(await middle('IMG_3.webp', 24, 16), [200, 40, 40])).toBeLessThanOrEqual(12)
}, 60_000)

it('is never larger than the source, not where it was packed well before', async () => {
  const tight = await photo(400, 300, 20)
  const folder = await folderOf({ 'uno.jpg': tight })
  const { code, output } = await run(folder, '--format', 'jpeg', '--quality', '95')
  expect(code, output).toBe(0)
  expect(output).toContain('(se conserva la original)')
  const kept = await readFile(join(folder, 'verano-optimizadas', 'uno.jpg'))
  expect(kept.length).toBeLessThanOrEqual(tight.length)
  expect(kept.includes('GPS')).toBe(false)
  const worse = await run(folder, '--format', 'png', '--quality', '100', '--out', 'png')
  expect(worse.code).toBe(1)
  expect(worse.output).toContain('no sale más pequeña con estos ajustes')
}, 60_000)

it('into its own folder it writes beside the sources, and over nothing, not through a link', async () => {
  const folder = await folderOf({ 'uno.jpg': await photo(200, 150) })
  await symlink(join(folder, 'fuera.webp'), join(folder, 'verano', 'uno.webp'))
  const { output } = await run(folder, '--out', 'verano')
  expect(output).toContain('uno.webp ya estaba')
  expect(await readdir(folder)).toEqual(['verano'])
  const same = await run(folder, '--format', 'jpeg', '--out', 'verano')
  expect(same.output).toContain('uno.jpg ya estaba')
})

it('says what is wrong in words, and goes on with the others', async () => {
  const photoOfPhone = await heic('turned')
  const folder = await folderOf({
    'rota.jpg': (await photo(200, 150)).subarray(0, 3000),
    'falsa.png': 'hola',
    'mentira.heic': photoOfPhone.subarray(0, 300),
    'dibujo.svg': '<svg/>',
    'buena.jpg': await photo(200, 150),
  })
  const { code, output } = await run(folder)
  expect(code).toBe(1)
  expect(output).toMatch(/rota\.jpg: no se puede leer/)
  expect(output).toMatch(/falsa\.png: no se puede leer/)
  expect(output).toMatch(/mentira\.heic: no se puede leer/)
  expect(output).toContain('dibujo.svg: se deja fuera.')
  expect(output).toContain('1 hechas en')
  for (const [args, words] of [
    [['--format', 'gif'], 'No se hace «gif»'],
    [['--quality', '0'], '--quality va de 1 a 100'],
    [['--width', '12.5'], '--width va de 1'],
    [['--preset', 'cine'], 'No hay ningún preajuste «cine»'],
    [['--rename', '{numero}'], 'No se conoce {numero}'],
    [['--out', 'verano/buena.jpg'], 'ya hay algo con ese nombre'],
  ] as const) {
    const refused = await run(folder, ...args)
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining(words)])
  }
  expect((await aurelio(['images', 'nada'], {}, folder)).errors).toContain(
    'no es una carpeta que se pueda leer',
  )
  expect((await aurelio(['images'], {}, folder)).code).toBe(2)
}, 60_000)
