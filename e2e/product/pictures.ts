import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

export type PictureFile = { name: string; mimeType: string; buffer: Buffer }

/** A picture drawn by the browser: gradients, circles and grain from a fixed seed. */
export async function drawnPicture(
  page: Page,
  name: string,
  { width, height, type }: { width: number; height: number; type: 'image/jpeg' | 'image/png' | 'image/webp' },
): Promise<PictureFile> {
  const data = await page.evaluate(
    async ([w, h, kind]) => {
      const canvas = new OffscreenCanvas(w, h)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No drawing surface')
      const sky = context.createLinearGradient(0, 0, w, h)
      sky.addColorStop(0, '#27496d')
      sky.addColorStop(1, '#f2b880')
      context.fillStyle = sky
      context.fillRect(0, 0, w, h)
      let seed = 7
      const next = () => {
        seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
        return seed / 2 ** 32
      }
      for (let i = 0; i < 400; i += 1) {
        context.fillStyle = `hsl(${next() * 360} 50% 50% / 0.4)`
        context.beginPath()
        context.arc(next() * w, next() * h, (next() * w) / 12, 0, 7)
        context.fill()
      }
      const blob = await canvas.convertToBlob({ type: kind, quality: 0.95 })
      let text = ''
      for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte)
      return btoa(text)
    },
    [width, height, type] as const,
  )
  return { name, mimeType: type, buffer: Buffer.from(data, 'base64') }
}

/** A GIF of this many frames, one pixel each. */
export function animatedGif(name: string, frames: number): PictureFile {
  const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const head = [...Buffer.from('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  const blocks = Array.from({ length: frames }, () => frame).flat()
  return { name, mimeType: 'image/gif', buffer: Buffer.from([...head, ...blocks, 0x3b]) }
}

/** A real PNG of one bit a pixel: huge to draw, small to send. */
export function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 1 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A part of a PNG. */
export function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A sheet of print as a scanner gives it: a little grey, a little slanted, `turn` degrees to the right. */
export async function scanOf(
  page: Page,
  lines: readonly string[],
  turn: number,
  slant: number,
): Promise<PictureFile> {
  const png = await page.evaluate(
    ({ text, angle }) => {
      const canvas = document.createElement('canvas')
      Object.assign(canvas, { width: 1654, height: 2339 })
      const context = canvas.getContext('2d')
      if (!context) return ''
      context.fillStyle = '#f4f1ea'
      context.fillRect(0, 0, 1654, 2339)
      context.translate(827, 1170)
      context.rotate((angle * Math.PI) / 180)
      context.translate(-827, -1170)
      context.fillStyle = '#222'
      context.font = '40px serif'
      for (const [at, line] of text.entries()) context.fillText(line, 180, 300 + at * 64)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    { text: lines, angle: slant },
  )
  const buffer = await sharp(Buffer.from(png, 'base64')).rotate(turn).jpeg({ quality: 85 }).toBuffer()
  return { name: 'carta.jpg', mimeType: 'image/jpeg', buffer }
}
