import sharp from 'sharp'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { add, card, openOptimizer, optimizeAll, result } from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'

const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer()

test('a JPEG that was compressed before is packed better, and keeps each of its pixels', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await openOptimizer(page)
  const drawn = await drawnPicture(page, 'mar.png', { width: 960, height: 640, type: 'image/png' })
  // As phones and messengers write them: with the codes of the standard.
  const before = (quality: number) => sharp(drawn.buffer).jpeg({ quality, optimiseCoding: false }).toBuffer()
  const [often, once] = [await before(70), await before(97)]
  await add(page, [
    { name: 'reenviada.jpg', mimeType: 'image/jpeg', buffer: often },
    { name: 'camara.jpg', mimeType: 'image/jpeg', buffer: once },
  ])
  await optimizeAll(page)
  await expect(card(page, 'reenviada.jpg')).toContainText('Sin pérdida: los mismos píxeles')
  await expect(card(page, 'camara.jpg')).not.toContainText('Sin pérdida')
  const packed = (await result(page, 'reenviada.jpg')).content
  expect(packed.length).toBeLessThan(often.length * 0.97)
  expect((await pixelsOf(packed)).equals(await pixelsOf(often))).toBe(true)
  expect((await result(page, 'camara.jpg')).content.length).toBeLessThan(once.length / 2)

  // Turned by whole blocks.
  await page.getByRole('button', { name: 'Más acciones para reenviada.jpg' }).click()
  await page.getByRole('menuitem', { name: 'Recortar y girar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Girar a la derecha' }).click()
  await dialog.getByRole('button', { name: 'Aplicar' }).click()
  await card(page, 'reenviada.jpg').getByRole('button', { name: 'Optimizar' }).click()
  await expect(card(page, 'reenviada.jpg')).toContainText('640 × 960')
  await expect(card(page, 'reenviada.jpg')).toContainText('Sin pérdida')
})
