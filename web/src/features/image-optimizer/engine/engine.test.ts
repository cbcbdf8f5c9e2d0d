import { describe, expect, it } from 'vitest'
import { outputSize, scaled } from './dimensions.ts'
import { localDay, outputName, safeFolder, unknownPlaces } from '@aurelio/contracts/image-names'
import { countClashes, zipName } from './names.ts'
import { defaultSettings, outcomeKey, settingsSchema } from './settings.ts'
import { kilobytes, savedPercent } from './sizes.ts'

describe('size of the output', () => {
  it('never enlarges, and rounds the height that follows', () => {
    expect(outputSize({ width: 800, height: 600 }, 1920, true)).toEqual({ width: 800, height: 600 })
    expect(outputSize({ width: 1921, height: 1081 }, 1920, true)).toEqual({ width: 1920, height: 1080 })
    expect(outputSize({ width: 3000, height: 1 }, 100, true)).toEqual({ width: 100, height: 1 })
  })
  it('caps the width alone without the ratio', () => {
    expect(outputSize({ width: 4000, height: 3000 }, 1000, false)).toEqual({ width: 1000, height: 3000 })
  })
  it('never scales a side away', () => {
    expect(scaled({ width: 10, height: 1 }, 0.01)).toEqual({ width: 1, height: 1 })
  })
})

describe('figures', () => {
  it('shows KB with two decimals and whole per cent', () => {
    expect(kilobytes(12_800)).toBe('12.50')
    expect(savedPercent(1000, 334)).toBe(67)
    expect(savedPercent(1000, 1500)).toBe(-50)
    expect(Object.is(savedPercent(1000, 1004), 0)).toBe(true)
    expect(savedPercent(0, 10)).toBe(0)
  })
})

describe('names', () => {
  const parts = {
    name: 'fotos/Playa.verano.JPG',
    format: 'jpeg',
    width: 1920,
    height: 1080,
    index: 3,
    date: '2026-11-20',
  } as const
  it('follows the specification by default', () => {
    expect(outputName('optimized_{nombre}', parts)).toBe('optimized_Playa.verano.jpg')
    expect(zipName(new Date(2026, 0, 5, 0, 30))).toBe('optimized_images_2026-01-05.zip')
    expect(localDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
  })
  it('fills every place of a pattern and leaves unknown ones', () => {
    expect(
      outputName('{n}-{nombre}-{ancho}x{alto}_{fecha}_{formato}{nada}', { ...parts, name: 'a.png' }),
    ).toBe('3-a-1920x1080_2026-11-20_jpg{nada}.jpg')
  })
  it('takes what no file system takes out of hostile names', () => {
    expect(outputName('{nombre}', { ...parts, name: '..\\..\\<a>|b\u202Egpj.exe' })).toBe('-..-a-b-gpj.jpg')
    expect(outputName('  ', { ...parts, name: '...' })).toBe('imagen.jpg')
    // Windows keeps these for devices, whatever their extension is.
    expect(outputName('{nombre}', { ...parts, name: 'CON.png' })).toBe('CON_.jpg')
    expect(outputName('com1.{n}', parts)).toBe('com1_.3.jpg')
    expect(outputName('consola', parts)).toBe('consola.jpg')
    // What macOS writes in two characters is one.
    expect(outputName('{nombre}', { ...parts, name: 'nin\u0303o.png' })).toBe('niño.jpg')
    expect(safeFolder('../../viaje//mar/foto.jpg')).toBe('viaje/mar/')
    expect(safeFolder('foto.jpg')).toBe('')
  })
})

describe('renaming by a pattern', () => {
  const parts = {
    name: 'a.png',
    format: 'webp',
    width: 80,
    height: 40,
    index: 7,
    date: '2026-11-20',
  } as const
  it('numbers with leading zeros, and names the folder', () => {
    expect(outputName('{n:3}-{nombre}', parts)).toBe('007-a.webp')
    expect(outputName('{n:1}', { ...parts, index: 1234 })).toBe('1234.webp')
    expect(outputName('{carpeta}_{n}', { ...parts, path: 'viaje/mar/a.png' })).toBe('mar_7.webp')
    expect(outputName('{carpeta}{n}', parts)).toBe('7.webp')
  })
  it('tells what it does not know, and leaves it as it is', () => {
    expect(unknownPlaces('{n:3}{nombre}{numero}{ancho:2}{}{numero}')).toEqual(['{numero}', '{ancho:2}', '{}'])
    expect(outputName('{ancho:2}-{n}', parts)).toBe('{ancho-2}-7.webp')
    expect(outputName('{constructor}', parts)).toBe('{constructor}.webp')
    expect(unknownPlaces('{constructor}')).toEqual(['{constructor}'])
  })
  it('keeps whole characters of a name that is too long for a file system', () => {
    const name = outputName('{nombre}', { ...parts, name: `${'🌊'.repeat(200)}.png` })
    expect(name).toBe(`${'🌊'.repeat(55)}.webp`)
    expect(new TextEncoder().encode(name).length).toBeLessThan(240)
  })
  it('counts names that a file system takes for the same', () => {
    expect(countClashes(['a.jpg', 'A.JPG', 'b.jpg', 'a.jpg'])).toBe(2)
    expect(countClashes([])).toBe(0)
  })
})

describe('settings', () => {
  it('has the defaults of the specification', () => {
    expect(settingsSchema.parse(defaultSettings)).toMatchObject({
      maxWidth: 1920,
      quality: 80,
      maintainAspectRatio: true,
      format: 'jpeg',
    })
  })
  it('calls a result stale only when its bytes would change', () => {
    const key = outcomeKey(defaultSettings)
    expect(
      outcomeKey({ ...defaultSettings, namePattern: 'x', targetKilobytes: 9, visualScore: 'light' }),
    ).toBe(key)
    expect(outcomeKey({ ...defaultSettings, quality: 79 })).not.toBe(key)
    expect(outcomeKey({ ...defaultSettings, background: '#000000' })).not.toBe(key)
    const png = { ...defaultSettings, format: 'png' } as const
    expect(outcomeKey({ ...png, background: '#000000' })).toBe(outcomeKey(png))
    expect(outcomeKey({ ...png, progressive: false })).toBe(outcomeKey(png))
    expect(outcomeKey({ ...png, effort: 'most' })).not.toBe(outcomeKey(png))
    expect(outcomeKey({ ...defaultSettings, chroma: 'full' })).not.toBe(key)
    const target = { ...defaultSettings, mode: 'target' } as const
    expect(outcomeKey({ ...target, targetKilobytes: 9 })).not.toBe(outcomeKey(target))
  })
})
