import { expect, it } from 'vitest'
import { jpegFrame } from './jpeg-frame.ts'

const frame = (marker: number) => [0xff, marker, 0, 11, 8, 0x01, 0x02, 0x03, 0x04, 1, 1, 0x11, 0]

it('is read behind other segments, of every kind of JPEG', () => {
  const table = [0xff, 0xc4, 0, 3, 9]
  for (const marker of [0xc0, 0xc1, 0xc2])
    expect(jpegFrame(Uint8Array.from([0xff, 0xd8, ...table, 0xff, ...frame(marker)]))).toEqual({
      height: 0x0102,
      width: 0x0304,
    })
})

it('is null where none is told', () => {
  for (const bytes of [
    [],
    [0xff, 0xd8],
    [0xff, 0xd8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    [0xff, 0xd8, 0xff, 0xc4, 0xff, 0xff, 0, 0, 0, 0, 0],
  ])
    expect(jpegFrame(Uint8Array.from(bytes))).toBeNull()
})
