import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { button, card, cards, openOptimizer } from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'

/**
 * Drags a folder of this disk onto the page, which is how a browser without windows is given one, and lets the picker
 * answer with it.
 */
async function pick(page: Page, folder: string) {
  await page.evaluate(() => {
    const handed = new Promise<FileSystemHandle | null>((resolve, reject) => {
      window.addEventListener('dragover', (event) => event.preventDefault(), { capture: true })
      window.addEventListener(
        'drop',
        (event) => {
          event.preventDefault()
          event.stopImmediatePropagation()
          const [item] = event.dataTransfer?.items ?? []
          const ask: unknown = item && Reflect.get(item, 'getAsFileSystemHandle')
          if (typeof ask !== 'function') reject(new Error('A browser that hands no folder over'))
          else resolve(Reflect.apply(ask, item, []))
        },
        { capture: true, once: true },
      )
    })
    Object.assign(window, { showDirectoryPicker: () => handed })
  })
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 700, y: 300, data })
  await session.detach()
}

test('pictures that appear in a watched folder of the disk come in by themselves', async ({
  context,
  page,
  product,
}, testInfo) => {
  await enter(context, product.url)
  await openOptimizer(page)
  const folder = testInfo.outputPath('verano')
  await mkdir(join(folder, 'playa'), { recursive: true })
  const { buffer } = await drawnPicture(page, 'a.png', { width: 60, height: 40, type: 'image/png' })
  await writeFile(join(folder, 'de antes.png'), buffer)
  await pick(page, folder)
  await button(page, 'Vigilar una carpeta').click()
  await expect(page.getByText('Vigilando «verano»: sus imágenes nuevas se añaden solas.')).toBeVisible()
  await expect(card(page, 'de antes.png')).toContainText('60 × 40')
  await writeFile(join(folder, 'nueva.png'), buffer)
  await expect(card(page, 'nueva.png')).toContainText('60 × 40')
  await writeFile(join(folder, 'playa', 'dentro.png'), buffer)
  await expect(card(page, 'dentro.png')).toContainText('60 × 40')
  await writeFile(join(folder, 'lista.txt'), 'hola')
  await button(page, 'Dejar de vigilar').click()
  await expect(button(page, 'Vigilar una carpeta')).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
})
