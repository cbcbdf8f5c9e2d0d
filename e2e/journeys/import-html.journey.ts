import { htmlFaults } from '@aurelio/page/testing/html-faults'
import { z } from 'zod'
import { drawnPicture } from '../product/pictures.ts'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { publish } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

const overview = '/dashboard/tools/aurelio-builder/overview'
const pagesSchema = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) })

const css = `body{margin:0;font-family:Arial}.plain{text-decoration:none}.button{display:inline-block;padding:10px 20px;
background:#0055aa url(javascript:alert(1));color:#fff}.button:hover{color:red}.cards{display:grid;grid-template-columns:1fr 1fr 1fr;gap:20px}
.cards div{background:#eee;padding:20px}h1::after{content:"*"}@media(max-width:500px){.cards{grid-template-columns:1fr}.wide{display:none}}`
const foreignPage = (
  picture: string,
) => `<!doctype html><html lang="en-GB"><head><title>Bikes of the coast</title>
<meta name="description" content="Rent a bike"><meta http-equiv="refresh" content="0;url=https://x.example/">
<link rel="stylesheet" href="https://x.example/remote.css"><style>${css}</style>
<script>document.title = 'hacked'; parent.hacked = true</script></head>
<body onload="parent.hacked = true">
<nav><a href="#prices" class="plain">Prices</a> <a href="other.html" class="plain">Other</a></nav>
<header><h1>Bikes for <em>everybody</em></h1><p>By the <b>hour</b> or the <a href="https://a.example/day">day</a>.</p>
<a class="button" href="#prices">See prices</a><img src="${picture}" alt="A bike" width="300" height="200">
<img src="https://x.example/remote.png" alt=""></header>
<section class="cards"><div>City</div><div>Mountain</div><div class="wide">Race</div></section>
<h2 id="prices">Prices</h2><ul><li>Hour</li><li>Day</li></ul>
<p><a href="javascript:parent.hacked = true">Click</a></p>
<form action="https://x.example/"><label>Mail <input type="email" name="mail" required></label><button>Send</button></form>
<iframe src="https://x.example/frame"></iframe>
<video controls width="400" height="225"><source src="https://films.example/coast.mp4"></video><video src="ornament.mp4" autoplay></video></body></html>`

test('a foreign page becomes one that can be edited: looked at first, told what does not come, published', async ({
  page: tab,
  context,
  product,
}) => {
  const account = await enter(context, product.url)
  const asked: string[] = []
  tab.on('request', (request) => {
    if (/\bx\.example|films\.example/.test(request.url())) asked.push(request.url())
  })
  const { buffer } = await drawnPicture(tab, 'bike.png', { width: 300, height: 200, type: 'image/png' })
  await tab.goto(overview)
  await tab.getByRole('button', { name: 'Importar' }).click()
  await tab.getByRole('dialog', { name: 'Importar' }).getByRole('button', { name: 'Importar HTML' }).click()
  const dialog = tab.getByRole('dialog', { name: 'Importar HTML' })
  // While it appears, what lies behind is hidden already and the dialog is not seen yet.
  await expect(dialog).toHaveCSS('opacity', '1')
  expect(await faultsIn(tab)).toEqual([])

  await test.step('what is no page, or shows nothing, is refused in so many words', async () => {
    const code = dialog.getByLabel('O pega su código HTML')
    const read = dialog.getByRole('button', { name: 'Leer página' })
    await code.fill('solo unas palabras')
    await read.click()
    await expect(dialog.getByRole('alert')).toContainText('no hay ninguna página HTML')
    await code.fill('<script>document.write("x")</script>')
    await read.click()
    await expect(dialog.getByRole('alert')).toContainText('no se ve nada')
    await code.fill(`${'<div>'.repeat(30_000)}x`)
    await read.click()
    await expect(dialog.getByRole('alert')).toContainText(/demasiadas cajas|25.000 nodos/)
    await code.fill('<p>Roto <b>sin <i>cerrar <td> &bogus; <a href="#x">y más')
    await read.click()
    await expect(dialog.getByRole('heading', { name: 'Qué no ha venido' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Elegir otra' }).click()
  })

  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'bikes.html',
    mimeType: 'text/html',
    buffer: Buffer.from(foreignPage(`data:image/png;base64,${buffer.toString('base64')}`)),
  })
  const report = dialog.getByRole('region', { name: 'Qué no ha venido' })
  await expect(report).toContainText('Programas (JavaScript), que no se ejecutan ni se guardan: 2.')
  for (const words of [
    'Saltos automáticos a otra página: 1.',
    'Marcos con otras páginas: 1.',
    'Vídeos y audios: 1.',
    'Vídeos que se siguen viendo desde la web de la que vienen: 1.',
    'Enlaces que ejecutaban algo',
    'Imágenes que están en otra web y no se descargan: 2.',
    'Adornos que dibujaba',
  ])
    await expect(report).toContainText(words)
  await report.getByText('Ver sus direcciones').click()
  await expect(report).toContainText('https://x.example/remote.png')
  for (const title of ['Página original', 'Página importada'])
    await expect(
      dialog.frameLocator(`iframe[title="${title}"]`).getByRole('heading', { level: 1 }),
    ).toHaveText(/Bikes for everybody/)
  await dialog.getByRole('button', { name: 'Móvil' }).click()
  expect(await faultsIn(tab)).toEqual([])
  await expect(dialog.getByLabel('Nombre de la página')).toHaveValue('Bikes of the coast')
  expect(asked).toEqual([])
  await dialog.getByRole('button', { name: 'Crear página' }).click()
  await expect(dialog.getByText('«Bikes of the coast» está hecha, como borrador.')).toBeVisible()

  const { items } = pagesSchema.parse(await account.call('GET', '/api/overview/pages'))
  const made = await account.call('GET', `/api/pages/${items[0]?.id ?? ''}`)
  expect(made).toMatchObject({
    name: 'Bikes of the coast',
    settings: { description: 'Rent a bike', language: 'en' },
  })
  expect(JSON.stringify(made)).not.toMatch(/x\.example|javascript:|data:image\/png/)

  await dialog.getByRole('button', { name: 'Editar página' }).click()
  const address = await publish(tab)
  expect(await htmlFaults(await (await tab.request.get(address)).text())).toEqual([])
  const reader = await context.newPage()
  await reader.goto(address)
  await expect(reader.getByRole('heading', { level: 1, name: 'Bikes for everybody' })).toBeVisible()
  await expect(reader.getByRole('img', { name: 'A bike' })).toHaveAttribute('src', /^\/p\/_pictures\//)
  await expect(reader.getByLabel('Mail')).toHaveAttribute('type', 'email')
  await expect(reader.getByText('Race')).toBeVisible()
  await reader.getByRole('link', { name: 'See prices' }).click()
  await expect(reader.locator('#prices')).toBeInViewport()
  await reader.setViewportSize({ width: 375, height: 800 })
  await expect(reader.getByText('Race')).toBeHidden()
  expect(await tab.evaluate(() => Reflect.get(globalThis, 'hacked'))).toBeUndefined()
  await expect(reader.locator('video')).toHaveAttribute('src', 'https://films.example/coast.mp4')
  expect(asked.filter((each) => each.includes('x.example'))).toEqual([])
})
