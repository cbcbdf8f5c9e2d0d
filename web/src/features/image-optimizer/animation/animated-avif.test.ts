import { expect, it } from 'vitest'
import { reader } from '@aurelio/formats/pictures/bytes'
import { readHeader } from '../header/read-header.ts'
import { painted } from '../testing/encoders.ts'
import { animatedAvif } from './animated-avif.ts'
import { yuvOf } from './yuv.ts'

/** What an encoder gives: a delimiter, a header of a sequence of level 5, and something of a frame. */
const first = Uint8Array.of(0x12, 0, 0x0a, 4, 0, 0, 0, 5 << 3, 0x32, 2, 7, 7)
const second = Uint8Array.of(0x12, 0, 0x32, 3, 8, 8, 8)
const frames = [
  { data: first, isKey: true, milliseconds: 100 },
  { data: second, isKey: false, milliseconds: 250 },
]
const size = { width: 81, height: 61 }

/** The numbers that a box holds after its name. */
function numbers(file: Uint8Array, name: string) {
  const at = new TextDecoder('latin1').decode(file).indexOf(name) + 4
  const r = reader(file)
  const length = r.u32(at - 8)
  return Array.from({ length: Math.floor((length - 8) / 4) }, (_, index) => r.u32(at + index * 4))
}

it('an animated AVIF says where its frames stand, how long and how large they are', () => {
  const file = animatedAvif(size, frames, 0)
  expect(readHeader(file).kind).toBe('avif')
  const [, , place = 0] = numbers(file, 'stco')
  // Without the delimiters, which files do not hold.
  expect([...file.subarray(place)]).toEqual([...first.subarray(2), ...second.subarray(2)])
  expect(numbers(file, 'stsz')).toEqual([0, 0, 2, first.length - 2, second.length - 2])
  expect(numbers(file, 'stts')).toEqual([0, 2, 1, 100, 1, 250])
  expect(numbers(file, 'stss')).toEqual([0, 1, 1])
  expect(numbers(file, 'ispe')).toEqual([0, 81, 61])
  expect(numbers(file, 'av1C')).toEqual([0x81_05_0c_00])
  // The picture for those who show no animations is the first frame.
  const iloc = new TextDecoder('latin1').decode(file).indexOf('iloc') + 4
  expect([reader(file).u32(iloc + 14), reader(file).u32(iloc + 18)]).toEqual([place, first.length - 2])
})

it.each([
  [0, [0xffffffff, 0xffffffff], 1],
  [1, [0, 350], 0],
  [3, [0, 1050], 1],
])('an animation of %i rounds says so, 0 without end', (loops, duration, again) => {
  const file = animatedAvif(size, frames, loops)
  expect(numbers(file, 'tkhd').slice(7, 9)).toEqual(duration)
  expect(numbers(file, 'elst')[0]).toBe(again)
})

function made(colour: readonly [number, number, number, number]) {
  return [...yuvOf(painted(3, 3, () => colour))]
}

function whole(light: number, cb: number, cr: number) {
  return [...Array<number>(9).fill(light), ...Array<number>(4).fill(cb), ...Array<number>(4).fill(cr)]
}

it('light and colours come in the range of video, colours once for four pixels', () => {
  expect(made([0, 0, 0, 255])).toEqual(whole(16, 128, 128))
  expect(made([255, 255, 255, 255])).toEqual(whole(235, 128, 128))
  expect(made([255, 0, 0, 255])).toEqual(whole(63, 102, 240))
  expect(made([0, 0, 255, 255])).toEqual(whole(32, 240, 118))
})
