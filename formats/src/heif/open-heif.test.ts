import { readFile } from 'node:fs/promises'
import createLibrary from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { boxedDepth, boxedKind, boxedProfile } from './heif-marks.ts'
import { withHeif } from './open-heif.ts'

/** Made by heif-enc of four fields of colour, 96 x 64: red, green; blue, yellow. */
const fixture = async (name: string) =>
  new Uint8Array(await readFile(new URL(`./testing/${name}.heic`, import.meta.url)))
const library = createLibrary()
const [red, green, blue, yellow] = [
  [200, 40, 40],
  [40, 180, 60],
  [40, 60, 200],
  [230, 220, 60],
] as const

beforeAll(() => {
  // The library tells of damaged files there.
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})

/** The colours in the middle of the four fields, row by row. */
function fields({ data, width, height }: { data: Uint8ClampedArray; width: number; height: number }) {
  return [0.25, 0.75].flatMap((y) =>
    [0.25, 0.75].map((x) => {
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 4
      return [...data.subarray(at, at + 3)]
    }),
  )
}

/** The most that any number is apart. */
function apart(found: readonly (readonly number[])[], wanted: readonly (readonly number[])[]): number {
  return Math.max(
    ...found.flatMap((row, y) => row.map((value, x) => Math.abs(value - (wanted[y]?.[x] ?? 999)))),
  )
}

describe('pictures of a HEIC file', () => {
  it('have the colours that were put in, the main one of a burst first', async () => {
    const found = await withHeif(library, await fixture('burst'), (pictures) =>
      Promise.all(pictures.map(async (picture) => fields(await picture.pixels()))),
    )
    expect(found).toHaveLength(3)
    expect(apart(found[0] ?? [], [red, green, blue, yellow])).toBeLessThanOrEqual(3)
    expect(apart(found[2] ?? [], [green, blue, yellow, red])).toBeLessThanOrEqual(3)
  })

  it('stand upright, whichever way the phone was held', async () => {
    const bytes = await fixture('turned')
    const [size, found] = await withHeif(library, bytes, async ([picture]) => [
      { width: picture?.width, height: picture?.height },
      picture ? fields(await picture.pixels()) : [],
    ])
    expect(size).toEqual({ width: 64, height: 96 })
    expect(apart(found, [blue, red, yellow, green])).toBeLessThanOrEqual(4)
  })

  it('of ten bits come as eight', async () => {
    const bytes = await fixture('deep')
    expect(boxedDepth(bytes)).toBe(10)
    const found = await withHeif(library, bytes, async ([picture]) =>
      picture ? fields(await picture.pixels()) : [],
    )
    expect(apart(found, [red, green, blue, yellow])).toBeLessThanOrEqual(3)
  })

  it('say which colours they mean', async () => {
    expect(boxedProfile(await fixture('p3'))).toBe('Display P3')
    expect(boxedProfile(await fixture('burst'))).toBeNull()
    expect(boxedDepth(await fixture('p3'))).toBe(8)
  })
})

describe('files that lie', () => {
  it('never give the last picture, at whatever byte they end', async () => {
    const whole = await fixture('burst')
    for (let length = 0; length < whole.length; length += 37) {
      const read = await withHeif(library, whole.slice(0, length), async ([, , last]) =>
        last === undefined
          ? false
          : last.pixels().then(
              () => true,
              () => false,
            ),
      )
      expect(read, `${length} of ${whole.length} bytes`).toBe(false)
    }
    expect(await withHeif(library, new Uint8Array(64), (pictures) => pictures.length)).toBe(0)
  })

  it('are no HEIC where they are of another kind', async () => {
    expect(boxedKind(await fixture('burst'))).toBe('heic')
    expect(boxedKind(new TextEncoder().encode('\0\0\0\u001cftypavif\0\0\0\0mif1'))).toBe('avif')
    expect(boxedKind(new TextEncoder().encode('\0\0\0\u001cftypmp42\0\0\0\0isom'))).toBeNull()
    expect(boxedKind(new Uint8Array(3))).toBeNull()
  })
})
