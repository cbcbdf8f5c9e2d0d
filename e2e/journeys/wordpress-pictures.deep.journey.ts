import type { ServerResponse } from 'node:http'
import { startReceiver } from '../../server/src/testing/receiver.ts'
import { drawnPicture } from '../product/pictures.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { enter } from '../steps/session.ts'
import { sideways } from '../steps/sideways.ts'

const post = (id: number, title: string, body: string) => `<item>
  <title><![CDATA[${title}]]></title><link>https://blog.example/?p=${id}</link><dc:creator><![CDATA[ana]]></dc:creator>
  <content:encoded><![CDATA[${body}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
  <wp:post_id>${id}</wp:post_id><wp:post_date><![CDATA[2024-03-0${id} 10:00:00]]></wp:post_date>
  <wp:post_name><![CDATA[post-${id}]]></wp:post_name><wp:status><![CDATA[publish]]></wp:status>
  <wp:post_type><![CDATA[post]]></wp:post_type></item>`
const blog = (posts: readonly string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>El blog de Ana</title>${posts.join('\n')}</channel></rss>`

test('the pictures of a blog of WordPress come along, and those that cannot be had are told one by one', async ({
  page,
  context,
}, info) => {
  const { buffer } = await drawnPicture(page, 'ventana.png', { width: 300, height: 200, type: 'image/png' })
  const held: ServerResponse[] = []
  const site = await startReceiver({
    '/ventana.png': (answer) => answer.writeHead(200, { 'content-type': 'image/png' }).end(buffer),
    '/espera.png': (answer) => void held.push(answer),
    '/pagina.png': (answer) => answer.writeHead(200).end('<!doctype html>'),
    '/falta.png': (answer) => answer.writeHead(404).end(),
  })
  const shown = (name: string) => `<p>Texto.</p><img src="http://${site.host}/${name}" alt="Una ${name}">`
  const file = blog([
    post(1, 'Luz natural', shown('ventana.png') + shown('falta.png')),
    post(2, 'Madera', shown('pagina.png')),
    post(3, 'Piedra', '<img src="http://127.0.0.1:1/privada.png" alt="Nadie">'),
    post(4, 'Agua', shown('espera.png')),
  ])
  await inTemporaryFolder(async (folder) => {
    const product = await startProduct(folder, { PICTURE_ALLOWED_HOSTS: site.host })
    const account = await enter(context, product.url)
    await page.goto(`${product.url}/dashboard/tools/aurelio-builder/collections`)
    await page.getByRole('button', { name: 'Traer de WordPress' }).click()
    const dialog = page.getByRole('dialog', { name: 'Traer un blog de WordPress' })
    await dialog
      .getByLabel('Archivo de WordPress (.xml)')
      .setInputFiles({ name: 'blog.xml', mimeType: 'text/xml', buffer: Buffer.from(file) })
    await expect(dialog.getByText('4 entradas traídas')).toBeVisible()

    // While one of them is waited for, it is seen that they come.
    await expect.poll(() => held.length).toBe(1)
    await expect(dialog.getByText('Puedes cerrar esta ventana: sigue sola.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Dejar de traer imágenes' })).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('coming.png') })
    held.pop()?.writeHead(200, { 'content-type': 'image/png' }).end(buffer)

    await expect(dialog.getByText('2 imágenes traídas')).toBeVisible()
    await dialog.getByText('3 imágenes no se han podido traer').click()
    await expect(dialog.getByText(`http://${site.host}/falta.png: su sitio ya no la tiene`)).toBeVisible()
    await expect(dialog.getByText(`http://${site.host}/pagina.png: ahí no hay una imagen`)).toBeVisible()
    await expect(dialog.getByText('http://127.0.0.1:1/privada.png: está en una red privada')).toBeVisible()
    expect(await faultsIn(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('told.png') })
    await page.setViewportSize({ width: 375, height: 812 })
    expect(await sideways(page)).toEqual([])
    await page.screenshot({ path: info.outputPath('told-375.png') })
    await page.setViewportSize({ width: 1440, height: 900 })

    // They are among the pictures of the workspace, and no post asks the old site for them.
    await dialog.getByRole('link', { name: 'Ver la colección' }).click()
    await page.getByRole('button', { name: 'Luz natural' }).click()
    const item = page.getByRole('dialog')
    await expect(item.getByLabel('Dirección de la imagen 1')).toHaveValue(/^\/p\/_pictures\//)
    await expect(item.getByLabel('Qué se ve en la imagen 1')).toHaveValue('Una ventana.png')
    await expect(item.getByLabel('Dirección de la imagen 2')).toHaveValue(`http://${site.host}/falta.png`)
    await page.screenshot({ path: info.outputPath('item.png') })
    const pictures: unknown = await account.call('GET', '/api/pictures')
    expect(JSON.stringify(pictures)).toContain('/p/_pictures/')
    expect(site.of('/ventana.png')).toHaveLength(1)
    await product.stop()
  })
  await site.stop()
})
