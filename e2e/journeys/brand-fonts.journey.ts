import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { publishPage } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { openEditorWith } from '../steps/editor.ts'
import { element } from '../steps/properties.ts'
import { enter } from '../steps/session.ts'
import { unpack } from '../steps/unpack.ts'
import { deep } from '../steps/deep.ts'

const title = 'heading-1700000000001'
const elements = [
  { id: title, type: 'heading', name: '', props: { text: 'Con la letra de la casa', level: 1 } },
]

const sitesSchema = z.object({ items: z.array(z.object({ id: z.string() })) })
const fontSchema = z.object({
  id: z.string(),
  family: z.object({ faces: z.array(z.object({ file: z.string() })) }),
})

function houseFont(): Promise<Buffer> {
  const file = '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2'
  return readFile(fileURLToPath(import.meta.resolve(file)))
}

test('a house font is brought to the kit, chosen for titles, drawn by canvas and published pages, and removed', async ({
  context,
  page,
  product,
}) => {
  const buffer = await houseFont()
  const account = await enter(context, product.url)
  const { url } = await publishPage(account, 'Con letra propia', elements)
  const { items } = sitesSchema.parse(await account.call('GET', '/api/sites'))
  const editor = await context.newPage()
  await openEditorWith(editor, elements)

  await page.goto(`/dashboard/tools/aurelio-builder/sites/${items[0]?.id}`)
  const brand = page.getByRole('region', { name: 'Marca' })
  await brand.getByRole('button', { name: 'Añadir letra' }).click()
  const dialog = page.getByRole('dialog', { name: 'Añadir letra' })
  await dialog.getByLabel('Archivos de letra').setInputFiles([
    { name: 'Casa.woff2', mimeType: 'font/woff2', buffer },
    { name: 'Logo.woff2', mimeType: 'font/woff2', buffer: Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1') },
  ])
  await dialog.getByRole('button', { name: 'Subir letra' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Marca que tienes licencia')
  await dialog.getByLabel(/^Tengo licencia/).check()
  await dialog.getByRole('button', { name: 'Subir letra' }).click()
  await expect(dialog.getByText('Ya la tienes: Space Grotesk, 300 a 700.')).toBeVisible()
  await expect(dialog.getByText('No es un archivo de letra. Valen WOFF2, WOFF, TTF y OTF.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click()

  const own = brand.getByRole('region', { name: 'Tus letras' })
  await expect(own.getByText(/Licencia: lo confirmó/)).toBeVisible()
  const titles = brand.locator('[data-token="heading-font"]')
  const id = await titles.locator('optgroup[label="Tuyas"] option').getAttribute('value')
  const family = new RegExp(`^"Space Grotesk ${id?.slice(4, 8)}"`)
  await titles.selectOption(id)
  await expect(brand.locator('[data-brand-preview] h2')).toHaveCSS('font-family', family)
  await brand.getByRole('button', { name: 'Guardar marca' }).click()

  // The open canvas wears it without being touched, and has its letters.
  await expect(element(editor, title)).toHaveCSS('font-family', family)
  const loaded = `700 32px "Space Grotesk ${id?.slice(4, 8)}"`
  await expect.poll(() => editor.evaluate((font) => document.fonts.check(font, 'Casa'), loaded)).toBe(true)

  await brand.getByRole('button', { name: 'Publicar la marca en ellas' }).click()
  await expect(brand.getByText(/siguen con la marca anterior/)).toBeHidden()
  const visitor = await context.newPage()
  const answers: { path: string; status: number }[] = []
  visitor.on('response', (answer) => {
    const path = new URL(answer.url()).pathname
    if (path.startsWith('/p/_fonts/')) answers.push({ path, status: answer.status() })
  })
  await visitor.goto(url)
  await expect(visitor.locator('h1')).toHaveCSS('font-family', family)
  await expect.poll(() => visitor.evaluate((font) => document.fonts.check(font, 'Casa'), loaded)).toBe(true)
  expect(answers).toEqual([
    { path: expect.stringMatching(/^\/p\/_fonts\/[0-9a-f-]{36}\.woff2$/), status: 200 },
  ])
  const drawn = await visitor.locator('h1').boundingBox()

  // What is published with it keeps it, and the person is told so before.
  await own.getByRole('button', { name: 'Eliminar la letra «Space Grotesk»' }).click()
  const question = page.getByRole('dialog', { name: 'Eliminar la letra «Space Grotesk»' })
  await expect(question.getByText(/Pasará a la letra del sistema/)).toBeVisible()
  await expect(question.getByText('Con letra propia')).toBeVisible()
  await question.getByRole('button', { name: 'Eliminar letra' }).click()
  await expect(own.getByText(/Si la casa tiene su propia letra/)).toBeVisible()
  await expect(titles).toHaveValue('')
  await visitor.reload()
  await expect(visitor.locator('h1')).toHaveCSS('font-family', family)
  expect(await visitor.locator('h1').boundingBox()).toEqual(drawn)
})

test(
  'an exported site takes its letters along, to another workspace where somebody says to have the licence',
  deep,
  async ({ browser, context, page, product }, info) => {
    const account = await enter(context, product.url)
    const sent = await fetch(`${product.url}/api/fonts?name=casa.woff2&licence=yes`, {
      method: 'POST',
      headers: { origin: product.url, cookie: account.cookie, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(await houseFont()),
    })
    const { id, family } = fontSchema.parse(await sent.json())
    const [site] = sitesSchema.parse(await account.call('GET', '/api/sites')).items
    await account.call('PUT', `/api/sites/${site?.id}/brand`, {
      theme: { headingFont: id, bodyFont: 'lora' },
    })
    await publishPage(account, 'Casa', elements)

    await page.goto(`/dashboard/tools/aurelio-builder/sites/${site?.id}`)
    await page.getByRole('button', { name: 'Exportar sitio' }).click()
    const started = page.waitForEvent('download')
    const exporting = page.getByRole('dialog', { name: 'Exportar sitio' })
    await exporting.getByRole('button', { name: 'Exportar', exact: true }).click()
    const zip = info.outputPath('sitio.zip')
    await (await started).saveAs(zip)
    const names = unpack(readFileSync(zip), info.outputPath('web'))
    const name = `fuentes/${family.faces[0]?.file}.woff2`
    expect(names).toContain(name)
    expect(readFileSync(info.outputPath('web', 'index.html'), 'utf8')).toContain(`url("${name}")`)

    const elsewhere = await browser.newContext({ baseURL: product.url })
    const other = await enter(elsewhere, product.url, 'Otra Casa')
    const before = JSON.stringify(await other.call('GET', '/api/sites'))
    const there = await elsewhere.newPage()
    await there.goto('/dashboard/tools/aurelio-builder/overview')
    await there.getByRole('button', { name: 'Importar' }).click()
    const importing = there.getByRole('dialog', { name: 'Importar' })
    await importing.locator('input[type="file"]').setInputFiles(zip)
    await importing.getByLabel(/^Trae letra propia \(Space Grotesk\)/).check()
    await importing.getByRole('button', { name: 'Importar', exact: true }).click()
    await expect(importing.getByText('Páginas importadas: 1.')).toBeVisible()
    await expect(importing.getByRole('region', { name: 'Qué no ha venido' })).toHaveCount(0)
    const made = sitesSchema.parse(await other.call('GET', '/api/sites')).items
    const copy = made.find((each) => !before.includes(each.id))
    const brand = await other.call('GET', `/api/sites/${copy?.id}/brand`)
    expect(brand).toMatchObject({ theme: { bodyFont: 'lora', own: [{ name: 'Space Grotesk' }] } })
    expect(JSON.stringify(brand)).not.toContain(id)
    await elsewhere.close()
  },
)
