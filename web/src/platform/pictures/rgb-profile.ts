import { displayP3 } from '@aurelio/formats/pictures/icc'
import { joined } from './joined.ts'
import { latin1 } from './latin1.ts'

type Bytes = Uint8Array<ArrayBuffer>

type Primaries = Record<'rXYZ' | 'gXYZ' | 'bXYZ', readonly number[]>

/** Where white stands on paper, as ICC wants it (D50), and the three primaries once white is there. */
const white = [0.9642, 1, 0.82491]
const primariesOfP3: Primaries = {
  rXYZ: [0.51512, 0.2412, -0.00105],
  gXYZ: [0.29198, 0.69225, 0.04189],
  bXYZ: [0.1571, 0.06657, 0.78407],
}
const primariesOfSrgb: Primaries = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
}
/** How white got there from that of screens (Bradford). */
const adaptation = [1.04788, 0.02292, -0.05022, 0.02959, 0.99048, -0.01707, -0.00925, 0.01508, 0.75168]
/** The curve of sRGB, which both share. */
const curve = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]

/** A profile that says Display P3 (ICC.1:2004), in some 500 bytes. */
export function displayP3Profile(): Bytes {
  return profile(displayP3, primariesOfP3)
}

/** The same for the colours of the web. */
export function srgbProfile(): Bytes {
  return profile('sRGB', primariesOfSrgb)
}

function profile(called: string, primaries: Primaries): Bytes {
  const trc = joined([latin1('para\0\0\0\0'), Uint8Array.of(0, 3, 0, 0), fixed(curve)])
  const tags: [string, Bytes][] = [
    ['desc', text(called)],
    ['cprt', text('CC0')],
    ['wtpt', typed('XYZ ', white)],
    ...Object.entries(primaries).map(([tag, point]): [string, Bytes] => [tag, typed('XYZ ', point)]),
    ['chad', typed('sf32', adaptation)],
    ['rTRC', trc],
    ['gTRC', trc],
    ['bTRC', trc],
  ]
  const first = 128 + 4 + tags.length * 12
  const parts: Bytes[] = []
  const places = new Map<Bytes, number>()
  let at = first
  for (const [, data] of tags) {
    if (places.has(data)) continue
    places.set(data, at)
    parts.push(data, new Uint8Array((4 - (data.length % 4)) % 4))
    at += Math.ceil(data.length / 4) * 4
  }
  const table = joined(
    tags.map(([name, data]) => joined([latin1(name), longs([places.get(data) ?? 0, data.length])])),
  )
  return joined([header(at), longs([tags.length]), table, ...parts])
}

function header(size: number): Bytes {
  const out = new Uint8Array(128)
  out.set(longs([size]))
  out.set([4, 0x20], 8)
  out.set(latin1('mntrRGB XYZ '), 12)
  // A day of its own, the same in each picture.
  out.set([0x07, 0xea, 0, 1, 0, 1], 24)
  out.set(latin1('acsp'), 36)
  out.set(fixed(white), 68)
  return out
}

function typed(type: string, values: readonly number[]): Bytes {
  return joined([latin1(`${type}\0\0\0\0`), fixed(values)])
}

/** One text for all languages. */
function text(words: string): Bytes {
  const wide = new Uint8Array(words.length * 2)
  latin1(words).forEach((letter, index) => (wide[index * 2 + 1] = letter))
  return joined([latin1('mluc\0\0\0\0'), longs([1, 12]), latin1('enUS'), longs([wide.length, 28]), wide])
}

/** Numbers with 16 bits after the point. */
function fixed(values: readonly number[]): Bytes {
  return longs(values.map((value) => Math.round(value * 65_536)))
}

function longs(values: readonly number[]): Bytes {
  const out = new Uint8Array(values.length * 4)
  const view = new DataView(out.buffer)
  values.forEach((value, index) => view.setInt32(index * 4, value))
  return out
}
