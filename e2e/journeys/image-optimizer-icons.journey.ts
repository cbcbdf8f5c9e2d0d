import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../product/test.ts'
import { add, card, downloaded, openOptimizer } from '../steps/optimizer.ts'
import { enter } from '../steps/session.ts'
import { unpack } from '../steps/unpack.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><script>document.title = 'ran'</script><circle cx="5" cy="5" r="5" fill="#d02030"/></svg>`

const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Descargar los iconos' })

test('one drawing gives the favicon and the icons of a site, with the lines that name them', async ({
  context,
  page,
  product,
}, testInfo) => {
  await enter(context, product.url)
  await openOptimizer(page)
  await add(page, [{ name: 'marea.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }])
  await expect(card(page, 'marea.svg')).toContainText('crea con él los iconos de tu web')
  await page.getByRole('button', { name: 'Más acciones para marea.svg' }).click()
  await page.getByRole('menuitem', { name: 'Crear favicon e iconos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Favicon e iconos' })
  await dialog.getByLabel('Nombre de la web').fill('Marea')
  await dialog.getByLabel('Color de fondo de los iconos').fill('#0a3d62')
  await expect(dialog.getByLabel('Código para tu página')).toHaveValue(/href="\/icon\.svg"[\s\S]*#0a3d62/)
  await expect(save(dialog)).toBeEnabled({ timeout: 30_000 })
  // The colour that was chosen last is the one of the icons.
  await expect(async () => {
    const zip = await downloaded(page, () => save(dialog).click())
    expect(zip.name).toBe('marea-iconos.zip')
    const folder = testInfo.outputPath('iconos')
    const file = (name: string) => readFileSync(join(folder, name))
    expect(unpack(zip.content, folder).toSorted()).toEqual([
      'apple-touch-icon.png',
      'favicon.ico',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
      'icon.svg',
      'icons.html',
      'site.webmanifest',
    ])
    const pixel = async (name: string, x: number, y: number) => {
      const { data } = await sharp(file(name))
        .ensureAlpha()
        .extract({ left: x, top: y, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return [...data]
    }
    expect(await pixel('icon-512.png', 256, 256)).toEqual([0xd0, 0x20, 0x30, 255])
    expect((await pixel('icon-512.png', 2, 2))[3]).toBe(0)
    expect(await pixel('apple-touch-icon.png', 2, 2)).toEqual([0x0a, 0x3d, 0x62, 255])
    // Within any shape that a phone cuts, and up to where it cuts.
    expect(await pixel('icon-maskable-512.png', 60, 256)).toEqual([0x0a, 0x3d, 0x62, 255])
    expect(await pixel('icon-maskable-512.png', 110, 256)).toEqual([0xd0, 0x20, 0x30, 255])
    const manifest = JSON.parse(file('site.webmanifest').toString())
    expect(manifest).toMatchObject({ name: 'Marea', theme_color: '#0a3d62' })
    expect(file('favicon.ico').readUInt16LE(4)).toBe(3)
    expect(file('icon.svg').toString()).toBe(drawing)
  }).toPass({ timeout: 30_000 })
  expect(await page.title()).not.toBe('ran')
})
