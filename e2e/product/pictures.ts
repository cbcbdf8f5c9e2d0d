import type { Page } from '@playwright/test'

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
