import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../product/test.ts'
import { add, card, openOptimizer, result } from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'

/** A picture in Display P3 as the browser writes one: the strongest green of all, which the web's own colours lack. */
async function greenest(page: Page, type: 'image/png' | 'image/jpeg') {
  const data = await page.evaluate(async (kind) => {
    const canvas = new OffscreenCanvas(120, 80)
    const context = canvas.getContext('2d', { colorSpace: 'display-p3' })
    if (!context) throw new Error('No drawing surface')
    context.fillStyle = 'color(display-p3 0 1 0)'
    context.fillRect(0, 0, 120, 80)
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: kind, quality: 0.95 })).arrayBuffer(),
    )
    return btoa(String.fromCharCode(...bytes))
  }, type)
  return Buffer.from(data, 'base64')
}

/** The colour in the middle of a picture, as a browser shows it on a screen with these colours. */
async function middle(page: Page, file: Buffer, type: string) {
  return page.evaluate(
    async ([data, kind]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes], { type: kind }))
      const canvas = new OffscreenCanvas(picture.width, picture.height)
      const context = canvas.getContext('2d', { colorSpace: 'display-p3' })
      context?.drawImage(picture, 0, 0)
      const read = context?.getImageData(picture.width / 2, picture.height / 2, 1, 1, {
        colorSpace: 'display-p3',
      })
      return [...(read?.data ?? [])]
    },
    [file.toString('base64'), type] as const,
  )
}

test('the colours of a wide screen stay in every format that can say them', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await openOptimizer(page)
  await add(page, [
    { name: 'verde.jpg', mimeType: 'image/jpeg', buffer: await greenest(page, 'image/jpeg') },
    { name: 'claro.png', mimeType: 'image/png', buffer: await greenest(page, 'image/png') },
  ])
  for (const name of ['verde.jpg', 'claro.png']) {
    const own = card(page, name)
    for (const [label, type] of [
      ['WebP', 'image/webp'],
      ['AVIF', 'image/avif'],
      ['PNG', 'image/png'],
      ['JPEG', 'image/jpeg'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).check()
      await own.getByRole('button', { name: 'Optimizar' }).click()
      await expect(own.getByText('Desactualizado')).toHaveCount(0)
      await expect(own).toContainText('Optimizado: ')
      const { content } = await result(page, name)
      const [red = 255, green = 0, blue = 255] = await middle(page, content, type)
      // In the web's own colours it would be 117, 251, 76.
      expect([label, red < 12, green > 243, blue < 12]).toEqual([label, true, true, true])
      if (label !== 'AVIF') expect((await sharp(content).metadata()).icc).toBeDefined()
    }
  }
  await page.getByLabel('JXL', { exact: true }).check()
  await card(page, 'verde.jpg').getByRole('button', { name: 'Optimizar' }).click()
  await expect(card(page, 'verde.jpg')).toContainText('a sRGB')
})
