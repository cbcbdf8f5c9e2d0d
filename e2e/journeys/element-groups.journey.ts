import type { Locator } from '@playwright/test'
import { expect, test } from '../product/test.ts'
import { deep } from '../steps/deep.ts'
import { action, canvas, control, elements, openEditorWith, publish, tile } from '../steps/editor.ts'
import { enter } from '../steps/session.ts'

test(
  'elements are looked for by name and by other words, without accents',
  deep,
  async ({ context, page, product }) => {
    await enter(context, product.url)
    await openEditorWith(page)
    const search = page.getByRole('searchbox', { name: 'Buscar elementos' })
    const group = page.getByRole('heading', { name: 'Estructura del sitio' }).getByRole('button')
    await expect(group).toHaveAttribute('aria-expanded', 'false')
    await expect(page.locator('[data-panel-element]')).toHaveCount(9)
    await group.click()
    await expect(tile(page, 'header')).toBeVisible()

    await search.fill('menu')
    await expect(tile(page, 'header')).toBeVisible()
    await expect(tile(page, 'container')).toBeHidden()
    await search.fill('acordeon')
    await expect(tile(page, 'accordion')).toBeVisible()
    await expect(tile(page, 'faq')).toBeVisible()
    await search.fill('boton')
    await expect(tile(page, 'button')).toBeVisible()
    await search.fill('zzz')
    await expect(page.getByText('Ningún elemento se llama así.')).toBeVisible()
    await search.press('Escape')
    await expect(search).toHaveValue('')
    await expect(tile(page, 'container')).toBeVisible()

    // By the keyboard alone: what is found is the next stop.
    await search.fill('pestanas')
    await expect(tile(page, 'tabs')).toBeVisible()
    await search.press('Tab')
    await expect(tile(page, 'tabs')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(elements(page, 'tabs')).toBeVisible()
  },
)

test('tabs and panels open on the canvas and on the published page, by mouse and by keyboard', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await openEditorWith(page)
  const search = page.getByRole('searchbox', { name: 'Buscar elementos' })
  for (const [type, word] of [
    ['header', 'menu'],
    ['tabs', 'solapas'],
    ['accordion', 'acordeon'],
  ] as const) {
    await search.fill(word)
    await tile(page, type).click()
    await expect(elements(page, type)).toBeVisible()
    // Beside what takes nothing in, the next one stands on the page.
    await elements(page, 'header').getByText('Tu marca').click()
  }
  const [start, grow] = ['Lo justo para probar', 'Cuando ya funciona']
  await expect(canvas(page).getByText(grow)).toBeHidden()
  await canvas(page).getByText('Para crecer').click()
  await expect(canvas(page).getByText(grow)).toBeVisible()
  await expect(canvas(page).getByText(start)).toBeHidden()
  await canvas(page).getByText('Cuánto tarda').click()
  await expect(canvas(page).getByText('Una semana desde')).toBeVisible()
  await expect(canvas(page).getByText('Todo lo que hace falta')).toBeHidden()

  // A page that holds some is open with them at once.
  await action(page, 'save').click()
  await page.reload()
  await expect(elements(page, 'panel')).toHaveCount(3)

  const visitor = await context.newPage()
  await visitor.goto(await publish(page))
  await visitor.getByRole('radio', { name: 'Para empezar' }).focus()
  await visitor.keyboard.press('ArrowRight')
  await expect(visitor.getByText(grow)).toBeVisible()
  await expect(visitor.getByText(start)).toBeHidden()
  await visitor.locator('summary', { hasText: 'Cuánto tarda' }).press('Enter')
  await expect(visitor.getByText('Una semana desde')).toBeVisible()

  await visitor.setViewportSize({ width: 375, height: 700 })
  const menu = visitor.getByRole('navigation', { name: 'Menú' })
  await expect(menu).toBeHidden()
  await visitor.getByRole('button', { name: 'Menú' }).press('Enter')
  await expect(menu.getByRole('link', { name: 'Precios' })).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(menu).toBeHidden()
})

test(
  'a card takes in whatever is added to it, by the keyboard, and is doubled, undone and published with it',
  deep,
  async ({ context, page, product }) => {
    await enter(context, product.url)
    await openEditorWith(page)
    const search = page.getByRole('searchbox', { name: 'Buscar elementos' })
    const cards = elements(page, 'free_card')
    for (const [type, word] of [
      ['free_card', 'ficha'],
      ['button', 'boton'],
      ['form', 'contacto'],
    ] as const) {
      await search.fill(word)
      await tile(page, type).press('Enter')
      await expect(elements(page, type)).toHaveCount(1)
      // What is added next stands inside it.
      await cards.click({ position: { x: 4, y: 4 } })
    }
    for (const type of ['heading', 'text', 'button', 'form'])
      await expect(cards.locator(`[data-element-type="${type}"]`)).toHaveCount(1)
    await page.keyboard.press('ControlOrMeta+d')
    await expect(cards).toHaveCount(2)
    await expect(elements(page, 'form')).toHaveCount(2)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(cards).toHaveCount(1)

    const visitor = await context.newPage()
    await visitor.goto(await publish(page))
    const card = visitor.getByRole('article')
    await expect(card.getByRole('heading', { name: 'Tu tarjeta' })).toBeVisible()
    await expect(card.getByRole('textbox')).toBeVisible()
  },
)

test('what a button opens is edited in its place, and opens over the published page until Escape', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  const text = { id: 'text-1700000000003', type: 'text', name: '', props: { text: 'Dentro de la ventana' } }
  await openEditorWith(page, [
    {
      id: 'button-1700000000001',
      type: 'button',
      name: '',
      props: { text: 'Quiero verla', link: '#oferta' },
    },
    {
      id: 'popup-1700000000002',
      type: 'popup',
      name: '',
      props: { buttonText: 'La oferta', anchor: 'oferta', children: [text] },
    },
    { id: 'gallery-1700000000004', type: 'gallery', name: '', props: {} },
  ])
  const inside = canvas(page).getByText('Dentro de la ventana')
  await expect(inside).toBeHidden()
  await elements(page, 'popup').click({ position: { x: 20, y: 20 } })
  await expect(inside).toBeVisible()
  await inside.click()
  await expect(elements(page, 'text')).toHaveAttribute('data-selected', 'true')
  await elements(page, 'gallery').click({ position: { x: 5, y: 5 } })
  await expect(inside).toBeHidden()

  const visitor = await context.newPage()
  await visitor.goto(await publish(page))
  const dialog = visitor.getByRole('dialog', { name: 'Antes de que te vayas' })
  await expect(dialog).toBeHidden()
  for (const name of ['La oferta', 'Quiero verla']) {
    await visitor.getByRole('button', { name }).press('Enter')
    await expect(dialog.getByText('Dentro de la ventana')).toBeVisible()
    await visitor.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  const large = visitor.getByRole('dialog', { name: 'Galería' })
  const seen = (name: string) => large.getByRole('img', { name })
  await visitor.getByRole('button', { name: 'Ampliar: Segunda foto' }).click()
  await expect(seen('Segunda foto')).toBeInViewport()
  await expect(seen('Primera foto')).not.toBeInViewport()
  await large.getByRole('button', { name: 'Cerrar' }).click()
  await expect(large).toBeHidden()
  await visitor.getByRole('button', { name: 'Ampliar: Sexta foto' }).press('Enter')
  await expect(seen('Sexta foto')).toBeInViewport()
  await visitor.keyboard.press('Tab')
  await visitor.keyboard.press('Tab')
  await visitor.keyboard.press('Enter')
  await expect(seen('Primera foto')).toBeInViewport()
  await expect(seen('Sexta foto')).not.toBeInViewport()
  await visitor.keyboard.press('Escape')
  await expect(large).toBeHidden()
})

test(
  'an icon is looked for in Spanish and stands in the page; what is embedded loads after two clicks',
  deep,
  async ({ context, page, product }) => {
    await enter(context, product.url)
    const asked: string[] = []
    await context.route('https://open.spotify.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Reproductor</p>' })
    })
    const song = { src: 'https://open.spotify.com/embed/track/1' }
    await openEditorWith(page, [
      { id: 'icon-1700000000001', type: 'icon', name: '', props: { label: 'Inicio' } },
      { id: 'embed-1700000000002', type: 'embed', name: '', props: song },
    ])
    await elements(page, 'icon').click()
    await control(page, 'icon').click()
    const dialog = page.getByRole('dialog', { name: 'Elegir icono' })
    await dialog.getByRole('searchbox', { name: 'Buscar iconos' }).fill('zzz')
    await expect(dialog.getByText('Ningún icono se llama así.')).toBeVisible()
    await dialog.getByRole('searchbox', { name: 'Buscar iconos' }).fill('casa')
    await dialog.getByRole('button', { name: 'house', exact: true }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(control(page, 'icon')).toHaveAttribute('data-value', 'house')
    const drawing = await elements(page, 'icon').locator('path').getAttribute('d')

    await elements(page, 'embed').click()
    const refusal = page.getByRole('alert').filter({ hasText: 'da para insertar' })
    await control(page, 'src').fill('https://ejemplo.es/cancion')
    await control(page, 'src').press('Enter')
    await expect(refusal).toBeVisible()
    await control(page, 'src').fill(song.src)
    await control(page, 'src').press('Enter')
    await expect(refusal).toBeHidden()

    const visitor = await context.newPage()
    await visitor.goto(await publish(page))
    const icon = visitor.getByRole('img', { name: 'Inicio' })
    expect(await icon.locator('path').getAttribute('d')).toBe(drawing)
    await visitor.getByText('Ver el contenido de Spotify').click()
    await expect(visitor.getByText('Al cargarlo, ese servicio recibe')).toBeVisible()
    expect(asked).toEqual([])
    await visitor.getByText('Sí, cargarlo').click()
    await expect(visitor.frameLocator('iframe').getByText('Reproductor')).toBeVisible()
    expect(asked).toEqual([song.src])
  },
)

/** A bar that sticks to the lower edge of the window. */
const bar = (id: number, props: object) => ({
  id: `sticky_bar-170000000000${id}`,
  type: 'sticky_bar',
  name: 'Barra fija',
  props: { label: 'Llamada', text: 'Plazas', buttonText: 'Reservar', link: '#', ...props },
})

test('a bar that sticks lies over nothing on a canvas that is made smaller, nor where it is hidden', async ({
  context,
  page,
  product,
}) => {
  await enter(context, product.url)
  await page.setViewportSize({ width: 1280, height: 720 })
  await openEditorWith(page, [
    { id: 'spacer-1700000000001', type: 'spacer', name: 'Espaciador', props: { height: '4000px' } },
    bar(2, {}),
    bar(3, { hiddenOn: ['mobile'] }),
  ])
  const bars = elements(page, 'sticky_bar')
  const below = async (at: Locator) => {
    const [space, box] = [await elements(page, 'spacer').boundingBox(), await at.boundingBox()]
    return (box?.y ?? 0) >= (space?.y ?? 0) + (space?.height ?? 0) - 1
  }
  await expect(bars).toHaveCount(2)
  expect(await below(bars.first())).toBe(true)
  // At its own size the canvas is a window: what sticks stands at its lower edge, what is hidden here does not.
  await page.locator('[data-viewport="mobile"]').click()
  await expect(bars.last()).toHaveAttribute('data-hidden-here', '')
  expect(await below(bars.last())).toBe(true)
  expect(await below(bars.first())).toBe(false)
})
