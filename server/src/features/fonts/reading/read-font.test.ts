import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import { findFont } from '@aurelio/page/fonts'
import fontverter from 'fontverter'
import { describe, expect, it } from 'vitest'
import { drawingsOf } from './letters-of.ts'
import { type ReadFont, readFont } from './read-font.ts'
import { readInThread } from './read-in-thread.ts'
import { FontRefused } from './refused.ts'
import { tablesOf } from './sfnt.ts'
import { letterFile, packed, renamedPng, withFsType } from './testing/fonts.ts'

const figtree = () => letterFile('figtree')
const truetype = async () => fontverter.convert(await figtree(), 'truetype', 'woff2')

/** Why a file is refused; 'taken over' where it is not. */
async function refusal(file: Buffer, name: string): Promise<string> {
  return readFont(file, name).then(
    () => 'taken over',
    (error: unknown) => (error instanceof FontRefused ? error.reason : String(error)),
  )
}

async function has(bytes: Uint8Array | null, letters: string): Promise<boolean[]> {
  const tables = tablesOf(await fontverter.convert(Buffer.from(bytes ?? []), 'truetype', 'woff2'))
  const drawingOf = drawingsOf(tables)
  return Array.from(letters, (letter) => drawingOf(letter) > 0)
}

describe('a font', () => {
  it('is read the same whatever it comes in, and cut to the letters of pages', async () => {
    const ttf = await truetype()
    const read: ReadFont[] = []
    for (const [file, name] of [
      [await figtree(), 'casa.woff2'],
      [ttf, 'casa.TTF'],
      [packed(ttf), 'casa.woff'],
    ] as const)
      read.push(await readFont(file, name))
    const [first, ...others] = read
    expect(first).toMatchObject({
      family: 'Figtree',
      weights: [300, 900],
      italic: false,
      kind: 'sans',
      missing: '',
    })
    for (const other of others) expect(other).toEqual(first)
    expect(await has(first?.common ?? null, 'añ€Å')).toEqual([true, true, true, false])
    expect(await has(first?.rare ?? null, 'aÅ')).toEqual([false, true])
    expect(first?.common.length).toBeLessThan(20_000)
  })

  it('has a stand-in as wide as the one that a browser has measured', async () => {
    for (const id of ['figtree', 'lora', 'jetbrains-mono', 'oswald']) {
      const { regular, bold, kind, ascent, descent } = await readFont(await letterFile(id), `${id}.woff2`)
      const measured = findFont(id)
      // Kerning is what a browser counts besides.
      expect(Math.abs(regular - (measured?.regular ?? 0)), id).toBeLessThan(1.2)
      expect(Math.abs(bold - (measured?.bold ?? 0)), id).toBeLessThan(1.2)
      expect({ kind, ascent, descent }).toEqual({
        kind: measured?.kind,
        ascent: measured?.ascent,
        descent: measured?.descent,
      })
    }
  })

  it('that its maker lets nobody cut is kept whole; one that must not be embedded is refused', async () => {
    const uncut = await readFont(withFsType(await truetype(), 0x100), 'a.ttf')
    expect(uncut.rare).toBeNull()
    expect(await has(uncut.common, 'aÅ')).toEqual([true, true])
    expect(await refusal(withFsType(await truetype(), 0x2), 'a.ttf')).toBe('forbidden')
    expect(await refusal(withFsType(await truetype(), 0x200), 'a.ttf')).toBe('forbidden')
    // Printing and looking at it is allowed beside.
    expect(await refusal(withFsType(await truetype(), 0x6), 'a.ttf')).toBe('taken over')
  })
})

describe('a file that lies', () => {
  it('is refused by what it is', async () => {
    expect(await refusal(renamedPng, 'casa.woff2')).toBe('no-font')
    expect(await refusal(Buffer.from('<svg/>'), 'casa.ttf')).toBe('no-font')
    expect(await refusal(Buffer.alloc(0), 'casa.ttf')).toBe('no-font')
    expect(await refusal(await truetype(), 'casa.woff2')).toBe('other-kind')
    expect(await refusal(Buffer.from('ttcf0000'), 'casa.ttf')).toBe('collection')
    const symbols = fileURLToPath(
      import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'),
    )
    expect(await refusal(await readFile(symbols), 'casa.woff2')).toBe('no-latin')
  })

  it('is broken at whatever place it was cut off, and never more than refused', async () => {
    const whole = await truetype()
    for (const share of [0.001, 0.01, 0.1, 0.5, 0.9, 0.99])
      expect(await refusal(whole.subarray(0, Math.floor(whole.length * share)), 'a.ttf'), String(share)).toBe(
        'broken',
      )
    const woff2 = await figtree()
    for (const share of [0.01, 0.1, 0.5, 0.99])
      expect(await refusal(woff2.subarray(0, Math.floor(woff2.length * share)), 'a.woff2')).toBe('broken')
    const woff = packed(whole)
    expect(await refusal(woff.subarray(0, Math.floor(woff.length / 2)), 'a.woff')).toBe('broken')
  })

  it('with bytes changed anywhere is read or refused, without end or fault', async () => {
    const whole = await truetype()
    let state = 7
    const next = (most: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state % most
    }
    const ends = new Set<string>()
    for (let run = 0; run < 60; run += 1) {
      const changed = Buffer.from(whole)
      // The first table's lines, and anything behind them.
      for (let at = 0; at < 12; at += 1) changed[run % 2 === 0 ? next(300) : next(changed.length)] = next(256)
      ends.add(await refusal(changed, 'a.ttf'))
    }
    expect([...ends].filter((end) => !/^[a-z -]+$/.test(end))).toEqual([])
    expect(ends).toContain('broken')
  })

  it('unpacks to no more than a font has: a bomb is refused before, or as, it goes off', async () => {
    const large = 100 * 1024 * 1024
    const claims = Buffer.from(await figtree())
    claims.writeUInt32BE(large, 16)
    expect(await refusal(claims, 'a.woff2')).toBe('broken')
    // A table that says to be 1 MB and unpacks to 100.
    const bomb = packed(await truetype(), {
      tag: 'glyf',
      bytes: deflateSync(Buffer.alloc(large)),
      length: 1024 * 1024,
    })
    const before = process.memoryUsage().rss
    expect(await refusal(bomb, 'a.woff')).toBe('broken')
    expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
  })
})

describe('the thread that reads', () => {
  it('gives what was read, says why it does not, and is ended where it takes too long', async () => {
    const file = await figtree()
    const font = await readInThread({ bytes: file, name: 'casa.woff2' })
    expect(font).toMatchObject({ family: 'Figtree', weights: [300, 900] })
    expect(font.common.length).toBeGreaterThan(10_000)
    await expect(readInThread({ bytes: renamedPng, name: 'casa.woff2' })).rejects.toMatchObject({
      reason: 'no-font',
    })
    await expect(readInThread({ bytes: file, name: 'casa.woff2' }, 1)).rejects.toMatchObject({
      reason: 'broken',
    })
    await expect(readInThread({ bytes: file, name: 'casa.woff2' })).resolves.toMatchObject({
      family: 'Figtree',
    })
  })
})
