import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'
import { deep } from '../steps/deep.ts'

const made = z.object({ id: z.string() })
const collections = '/dashboard/tools/aurelio-builder/collections'

/** An export in the shape of one that a WordPress writes: three posts, a page, a comment. */
const post = (id: number, title: string, body: string, more = '') => `<item>
  <title><![CDATA[${title}]]></title><link>https://blog.example/?p=${id}</link><dc:creator><![CDATA[ana]]></dc:creator>
  <content:encoded><![CDATA[${body}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
  <wp:post_id>${id}</wp:post_id><wp:post_date><![CDATA[2024-03-0${id} 10:00:00]]></wp:post_date>
  <wp:post_name><![CDATA[post-${id}]]></wp:post_name><wp:status><![CDATA[publish]]></wp:status>
  <wp:post_type><![CDATA[post]]></wp:post_type>${more}</item>`
const blog = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>El blog de Ana</title>
${post(1, 'Luz natural', '<p>Abre las <strong>ventanas</strong>.</p>', '<category domain="category" nicename="casa"><![CDATA[Casa]]></category>')}
${post(2, 'Madera', '<p>De pino.</p>', '<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>')}
${post(3, 'Piedra', 'De aquí\ncerca.')}
${post(4, 'Contacto', 'x').replace('[CDATA[post]]></wp:post_type', '[CDATA[page]]></wp:post_type')}
</channel></rss>`

test('a blog of WordPress becomes a collection, and what has not come is told', async ({
  page,
  context,
  product,
}, info) => {
  await enter(context, product.url)
  await page.goto(collections)
  await page.getByRole('button', { name: 'Traer de WordPress' }).click()
  const dialog = page.getByRole('dialog', { name: 'Traer un blog de WordPress' })
  const file = dialog.getByLabel('Archivo de WordPress (.xml)')
  const send = async (text: string) =>
    file.setInputFiles({ name: 'blog.xml', mimeType: 'text/xml', buffer: Buffer.from(text) })
  expect(await faultsIn(page)).toEqual([])
  await send('esto no lo es')
  await expect(dialog.getByText('No es un archivo de exportación de WordPress')).toBeVisible()
  await send(blog)
  await expect(dialog.getByText('3 entradas traídas')).toBeVisible()
  await expect(dialog.getByText('Comentarios: 1')).toBeVisible()
  await expect(dialog.getByText('Páginas: se hacen con el editor: 1')).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  await page.screenshot({ path: info.outputPath('wordpress.png') })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.screenshot({ path: info.outputPath('wordpress-375.png') })
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('link', { name: 'Ver la colección' }).click()
  await expect(page.getByRole('heading', { name: 'El blog de Ana' })).toBeVisible()
  const table = page.getByRole('region', { name: 'Elementos' })
  await expect(table.getByRole('rowheader')).toHaveCount(3)
  await expect(table.getByRole('cell', { name: 'Abre las ventanas.' })).toBeVisible()
  await table.getByRole('button', { name: 'Luz natural' }).click()
  await expect(
    page.getByRole('dialog').getByRole('textbox', { name: 'Contenido' }).locator('b, strong'),
  ).toHaveText('ventanas')
})

test(
  'a table goes out as an Excel workbook, and comes in from one, with new options where that is wanted',
  deep,
  async ({ page, context, product }, info) => {
    const account = await enter(context, product.url)
    const fields = [
      { key: 'nombre', name: 'Nombre', kind: 'text', required: true },
      { key: 'temas', name: 'Temas', kind: 'choices', options: ['Casa', 'Luz'] },
      { key: 'fecha', name: 'Fecha', kind: 'date' },
      { key: 'precio', name: 'Precio', kind: 'number' },
    ]
    const make = async (name: string, options: readonly string[]) =>
      made.parse(
        await account.call('POST', '/api/collections', {
          name,
          fields: fields.map((field) => (field.key === 'temas' ? { ...field, options } : field)),
        }),
      ).id
    const from = await make('Origen', ['Casa', 'Luz'])
    const to = await make('Destino', ['Casa'])
    const csv = 'Nombre;Temas;Fecha;Precio\nUno;"Casa; Luz";26/11/2026;4,4\nDos;;;-3\n'
    await account.call('POST', `/api/collections/${from}/import`, { csv, state: 'published' })
    await page.goto(`${collections}/${from}`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Descargar Excel' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('origen.xlsx')
    const book = await readFile(await download.path())

    await page.goto(`${collections}/${to}`)
    const bring = async (buffer: Buffer, name: string) => {
      await page.getByRole('button', { name: 'Importar tabla' }).click()
      await page.getByLabel('Archivo CSV o Excel').setInputFiles({ name, mimeType: '', buffer })
    }
    await bring(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'viejo.xls')
    await expect(page.getByText('Es un Excel de antes de 2007')).toBeVisible()
    await page.keyboard.press('Escape')
    await bring(Buffer.from('PK\u0003\u0004nada'), 'roto.xlsx')
    await expect(page.getByText('Este Excel no se puede abrir')).toBeVisible()
    await page.keyboard.press('Escape')

    // Its ids are those of the other collection.
    await bring(book, 'origen.xlsx')
    await page.getByRole('button', { name: 'Importar', exact: true }).click()
    await expect(page.getByText('Línea 2, id: No hay ningún elemento con este id.')).toBeVisible()
    await page.getByRole('button', { name: 'Listo' }).click()
    expect(await faultsIn(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('excel.png') })

    // The collection that it came from has all of it again.
    await page.goto(`${collections}/${from}`)
    await bring(book, 'origen.xlsx')
    await page.getByLabel('Añadir a las elecciones las opciones que falten').check()
    await page.getByRole('button', { name: 'Importar', exact: true }).click()
    await expect(page.getByText('0 elementos nuevos · 2 cambiados · 0 filas sin tomar')).toBeVisible()
    await page.getByRole('button', { name: 'Listo' }).click()
    const table = page.getByRole('region', { name: 'Elementos' })
    await expect(table.getByRole('cell', { name: 'Casa, Luz' })).toBeVisible()
    await expect(table.getByRole('cell', { name: '4,4' })).toBeVisible()
    await expect(table.getByRole('cell', { name: '26/11/2026' })).toBeVisible()
  },
)
