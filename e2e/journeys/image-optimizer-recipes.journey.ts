import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { drawnPicture } from '../product/pictures.ts'
import { add, button, cards, downloaded, openOptimizer } from '../steps/optimizer.ts'
import { expect, test } from '../steps/team-test.ts'
import { unpack } from '../steps/unpack.ts'
import { deep } from '../steps/deep.ts'

const recipe = (page: Page) => page.getByLabel('Receta', { exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Nueva receta' })

/** Drops a folder of this disk onto the area for pictures. */
async function dropFolder(page: Page, folder: string) {
  const box = await page.locator('[data-dropzone="image-optimizer"]').boundingBox()
  if (!box) throw new Error('No area to drop onto')
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...place, data })
  await session.detach()
}

/** Keeps a recipe of what stands on the screen: a mark, names by number, and the purpose 'Blog'. */
async function keepRecipe(page: Page) {
  await add(page, [await drawnPicture(page, 'prueba.png', { width: 60, height: 40, type: 'image/png' })])
  await button(page, 'Más opciones').click()
  await page.getByText('Marca de agua', { exact: true }).click()
  await page.getByLabel('Un texto').check()
  await page.getByLabel('Texto de la marca').fill('MAREA')
  await page.getByLabel('Nombre de los archivos').fill('marea-{n:3}')
  await button(page, 'Nueva receta').click()
  await dialog(page).getByLabel('Nombre', { exact: true }).fill('Para el blog')
  await dialog(page).getByLabel('Optimizar con').selectOption('Blog')
  await dialog(page).getByLabel('Guardar en las imágenes del espacio').check()
  await button(page, 'Guardar').last().click()
  await expect(page.getByText('Receta «Para el blog» guardada para todo el espacio')).toBeVisible()
}

test('a recipe is kept, and another drops a folder on it: marked, renamed, in a ZIP and in the library', async ({
  page,
  owner,
  colleague,
}, testInfo) => {
  expect(owner.email).not.toBe('')
  await openOptimizer(page)
  await keepRecipe(page)

  const other = colleague.page
  await openOptimizer(other)
  await expect(button(other, 'Nueva receta')).toHaveCount(0)
  await recipe(other).selectOption('Para el blog')
  const steps = other.getByRole('list', { name: 'Pasos de la receta' })
  await expect(steps.getByRole('listitem')).toHaveText([
    'Optimizar: WEBP, calidad 78, 1600 píxeles de ancho como mucho',
    'Marca de agua: «MAREA»',
    'Cambiar el nombre: marea-{n:3}',
    'Guardar en las imágenes del espacio',
    'Descargar un ZIP',
  ])
  await expect(button(other, 'Ejecutar la receta')).toBeDisabled()

  const folder = testInfo.outputPath('verano')
  await mkdir(join(folder, 'playa'), { recursive: true })
  const plain = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#303030' } })
    .png()
    .toBuffer()
  for (const name of ['uno.png', 'dos.png', 'playa/tres.png']) await writeFile(join(folder, name), plain)
  await writeFile(join(folder, 'lista.txt'), 'hola')
  await dropFolder(other, folder)
  await expect(cards(other)).toHaveCount(3)
  const zip = await downloaded(other, () => button(other, 'Ejecutar la receta').click())
  await expect(other.getByText('«Para el blog» ha terminado: 3 imágenes hechas.')).toBeVisible()

  const made = testInfo.outputPath('hecho')
  const names = unpack(zip.content, made)
  expect(names.map((name) => name.split('/').at(-1) ?? '').toSorted()).toEqual([
    'marea-001.webp',
    'marea-002.webp',
    'marea-003.webp',
  ])
  expect(names.filter((name) => name.startsWith('verano/playa/'))).toHaveLength(1)
  for (const name of names) {
    const { channels } = await sharp(join(made, name)).stats()
    // The source is one dark grey; the mark's letters are white.
    expect(channels[0]?.max, name).toBeGreaterThan(90)
  }
  const library = await other.request.get('/api/pictures')
  const text = await library.text()
  for (const number of ['001', '002', '003']) expect(text).toContain(`marea-${number}.webp`)
})

test(
  'a recipe that is cancelled sends nothing away, and what was done stays',
  deep,
  async ({ page, owner }) => {
    expect(owner.email).not.toBe('')
    await openOptimizer(page)
    await keepRecipe(page)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/pictures')) sent.push(request.url())
    })
    let asked = 0
    // The encoder does not come: the run stands in the middle of its first picture.
    await page.route('**/*.wasm', () => (asked += 1))
    await button(page, 'Ejecutar la receta').click()
    await expect(page.getByText('«Para el blog»: 0 de 1 imágenes hechas')).toBeVisible()
    await expect.poll(() => asked, 'an encoder on its way').toBeGreaterThan(0)
    await button(page, 'Cancelar la receta').click()
    await expect(page.getByText('«Para el blog» se ha cancelado.')).toBeVisible()
    await expect(button(page, 'Ejecutar la receta')).toBeEnabled()
    expect(sent).toEqual([])
  },
)
