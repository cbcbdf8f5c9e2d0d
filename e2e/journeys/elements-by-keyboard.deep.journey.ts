import type { Page } from '@playwright/test'
import { everyElement } from '../../page/src/elements/groups.ts'
import { publishPage, signUp } from '../product/account.ts'
import { expect, test } from '../product/test.ts'
import { groupsAsTheyCome } from '../steps/as-they-come.ts'
import { focusFaults } from '../steps/focus-walk.ts'
import { expectFocus } from '../steps/keyboard.ts'

const song = 'https://open.spotify.com/embed/track/1'
const moved = { motion: 'rise', motionAt: 'scroll' }
const still = Object.fromEntries(everyElement.map(({ type }) => [type, moved]))
const words = Array.from({ length: 40 }, (_, at) => `palabra-${at}`).join(' ')
const changes = {
  ...still,
  audio: { ...moved, src: '/audio.mp3', transcript: 'Lo que se oye.' },
  embed: { ...moved, src: song },
  code: { ...moved, code: words },
  table: { ...moved, rows: `${'Una columna muy ancha | '.repeat(20)}\n${'Celda | '.repeat(20)}` },
}

const running = (page: Page) => page.evaluate(() => document.getAnimations().length)

/** Opens what the button opens, and closes it by each of its two ways. */
async function opensAndCloses(page: Page, button: string, name: string) {
  const opener = page.getByRole('button', { name: button, exact: true })
  const dialog = page.getByRole('dialog', { name, exact: true })
  await opener.press('Enter')
  await expect(dialog).toBeVisible()
  expect(await running(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expectFocus(opener)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await expectFocus(dialog.getByRole('button', { name: 'Cerrar' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

async function opensTheMenu(page: Page, isPhone: boolean) {
  const menu = page.getByRole('navigation', { name: 'Menú' })
  if (isPhone) {
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Menú' }).press('Enter')
    await page.keyboard.press('Tab')
  } else await page.getByRole('link', { name: 'Servicios', exact: true }).first().focus()
  await expect(menu.getByRole('link', { name: 'Servicios' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expectFocus(menu.getByRole('link', { name: 'Precios' }))
  await page.keyboard.press('Escape')
  if (isPhone) await expect(menu).toBeHidden()
}

async function choosesAndUnfolds(page: Page) {
  const [start, grow] = [page.getByText('Lo justo para probar'), page.getByText('Cuando ya funciona')]
  await page.getByRole('radio', { name: 'Para empezar' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(grow).toBeVisible()
  await expect(start).toBeHidden()
  await page.keyboard.press('ArrowLeft')
  await expect(start).toBeVisible()
  const late = page.getByText('Una semana desde')
  await page.locator('summary', { hasText: 'Cuánto tarda' }).press('Enter')
  await expect(late).toBeVisible()
  await expect(page.getByText('Todo lo que hace falta')).toBeHidden()
  await page.locator('summary', { hasText: 'Transcripción' }).press('Space')
  await expect(page.getByText('Lo que se oye.')).toBeVisible()
}

/** Arrow keys scroll what is wider than its place, and nothing of it is lost. */
async function scrollsByArrows(page: Page, name: string) {
  const region = page.getByRole('region', { name, exact: true }).first()
  await region.focus()
  await expectFocus(region)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0)
}

async function enlargesPictures(page: Page) {
  const large = page.getByRole('dialog', { name: 'Galería' })
  await page.getByRole('button', { name: 'Ampliar: Tercera foto' }).press('Enter')
  await expect(large.getByRole('img', { name: 'Tercera foto' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expectFocus(large.getByRole('link', { name: 'Anterior' }).nth(2))
  await page.keyboard.press('Enter')
  await expect(large.getByRole('img', { name: 'Segunda foto' })).toBeInViewport()
  await expect(large.getByRole('img', { name: 'Tercera foto' })).not.toBeInViewport()
  expect(await running(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
}

/** Nothing is asked of the other host before both have been opened. */
async function loadsWhatIsEmbedded(page: Page, asked: readonly string[]) {
  await page.getByText('Ver el contenido de Spotify').press('Enter')
  await expect(page.getByText('Al cargarlo, ese servicio recibe')).toBeVisible()
  expect(asked).toEqual([])
  await page.getByText('Sí, cargarlo').press('Enter')
  await expect(page.frameLocator('iframe').getByText('Reproductor')).toBeVisible()
}

for (const width of [1440, 375])
  test(`every element of the groups is used by keyboard alone, without a script and without motion, at ${width} px`, async ({
    browser,
    product,
  }) => {
    const { url } = await publishPage(await signUp(product.url), 'Todos', groupsAsTheyCome(changes))
    const visitor = { viewport: { width, height: 900 }, javaScriptEnabled: false } as const
    const context = await browser.newContext({ ...visitor, reducedMotion: 'reduce' })
    const asked: string[] = []
    await context.route('https://open.spotify.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>Reproductor</p>' })
    })
    const page = await context.newPage()
    await page.goto(url)
    expect(await running(page)).toBe(0)
    expect(await focusFaults(page)).toEqual([])

    await opensTheMenu(page, width === 375)
    await choosesAndUnfolds(page)
    await opensAndCloses(page, 'Ver la oferta', 'Antes de que te vayas')
    await opensAndCloses(page, 'Ver los detalles', 'Los detalles')
    for (const name of ['Carrusel', 'Tabla', 'Código']) await scrollsByArrows(page, name)
    await enlargesPictures(page)
    await loadsWhatIsEmbedded(page, asked)
    await page.getByText('Ver mi resultado').press('Enter')
    await expect(page.getByRole('heading', { name: 'Vas por buen camino' })).toBeVisible()
    await page.getByRole('link', { name: 'Tu tarjeta' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Tu tarjeta' })).toBeInViewport()
    expect(await running(page)).toBe(0)
    await context.close()

    // The same page moves for who does not mind.
    const other = await browser.newContext({ ...visitor, reducedMotion: 'no-preference' })
    const lively = await other.newPage()
    await lively.goto(url)
    await expect.poll(() => running(lively)).toBeGreaterThan(0)
    await other.close()
  })
