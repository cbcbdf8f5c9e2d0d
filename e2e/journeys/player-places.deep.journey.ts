import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filmSummarySchema } from '@aurelio/contracts/films'
import { makeFilms } from '@aurelio/media/testing/make-films'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expect, test } from '../product/test.ts'
import { faultsIn } from '../steps/axe.ts'
import { openForeignSite } from '../steps/foreign-site.ts'
import { tabTo } from '../steps/keyboard.ts'
import { enter } from '../steps/session.ts'

const builder = '/dashboard/tools/aurelio-builder'
const made = z.object({ id: z.string() })
const published = z.object({ publication: z.object({ url: z.string() }) })
const films = z.object({ items: z.array(filmSummarySchema) })

/** Brings one of the tests' films as a person does, and waits until it is ready; its id and where its page stands. */
async function addFilm(page: Page, account: { call: (method: string, path: string) => Promise<unknown> }) {
  await page.goto(`${builder}/player`)
  const buffer = await readFile(join(await makeFilms(), 'plain.mp4'))
  await page.getByLabel('Subir vídeo').setInputFiles({ name: 'Oferta.mp4', mimeType: 'video/mp4', buffer })
  const film = page.getByRole('article', { name: 'Oferta' })
  await expect(film.getByText('Listo', { exact: true })).toBeVisible({ timeout: 120_000 })
  const [found] = films.parse(await account.call('GET', '/api/films')).items
  return { id: found?.id ?? '', path: found?.path ?? '' }
}

const everything = {
  muted: true,
  ctaText: 'Reserva tu plaza',
  ctaSecond: 1,
  ctaLink: 'https://ejemplo.es/reserva',
  speed: true,
  scenes: true,
  download: true,
}
const chapters = 'WEBVTT\n\n00:00.000 --> 00:02.000\nPresentación\n\n00:02.000 --> 00:04.000\nLa oferta\n'
const subtitles = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHola\n'

test('a film is part of a quiz: it plays in its steps, within a page and as a frame, with and without a script', async ({
  browser,
  context,
  page,
  product,
}) => {
  test.setTimeout(240_000)
  const account = await enter(context, product.url)
  const film = await addFilm(page, account)
  await account.call('PATCH', `/api/films/${film.id}`, { behaviour: everything })

  await page.goto(`${builder}/quiz-builder`)
  await page.getByRole('button', { name: 'Nuevo quiz' }).click()
  await page.getByRole('button', { name: 'Añadir bloque' }).click()
  await page.getByLabel('Título', { exact: true }).fill('Mira la oferta')
  await page.getByLabel('Pregunta o texto').fill('Dura cuatro segundos')
  await page.getByLabel('Tipo de pregunta').selectOption({ label: 'Vídeo' })
  await page.getByLabel('Vídeo de AurelioPlayer').selectOption({ label: 'Oferta' })
  await expect(
    page.frameLocator('iframe[title="Vista del paso"]').locator('[data-quiz-film] video'),
  ).toBeVisible()
  expect(await faultsIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Publicar quiz' }).click()
  const link = page.locator('a[href*="/q/"]')
  await expect(link).toBeVisible()
  const quizUrl = (await link.getAttribute('href')) ?? ''
  const document = {
    version: 1,
    elements: [{ id: 'quiz-1700000000001', type: 'quiz', props: { src: new URL(quizUrl).pathname } }],
  }
  const { id } = made.parse(await account.call('POST', '/api/pages', { name: 'Con quiz', document }))
  const { publication } = published.parse(await account.call('POST', `/api/pages/${id}/publication`))

  for (const javaScriptEnabled of [true, false])
    for (const url of [publication.url, quizUrl]) {
      const visitors = await browser.newContext({ javaScriptEnabled })
      const visit = await visitors.newPage()
      const wrong: string[] = []
      visit.on('console', (told) => told.type() === 'error' && wrong.push(told.text()))
      visit.on('pageerror', ({ message }) => wrong.push(message))
      await visit.goto(url)
      await visit.getByLabel('Otra cosa').check()
      await visit.getByRole('button', { name: 'Siguiente' }).click()
      await expect(visit.getByRole('heading', { name: 'Mira la oferta' })).toBeVisible()
      const video = visit.locator('video[data-player]')
      await expect(video).toBeVisible()
      await expect
        .poll(() => video.evaluate((node) => node.getBoundingClientRect().height))
        .toBeGreaterThan(100)
      if (javaScriptEnabled) {
        // The step came in the place of the one before: what the film does is there all the same.
        expect(new URL(visit.url()).pathname).toBe(new URL(url).pathname)
        await visit.getByRole('button', { name: 'Activar el sonido' }).click()
        await expect(visit.locator('[data-player-cta]')).toBeVisible({ timeout: 15_000 })
        await expect(video).toHaveJSProperty('ended', true, { timeout: 15_000 })
        expect(await faultsIn(visit)).toEqual([])
      } else await expect(visit.locator('[data-player-cta]')).toBeVisible()
      await visit.getByRole('button', { name: 'Siguiente' }).click()
      await expect(visit.getByRole('heading', { name: 'Gracias por responder' })).toBeVisible()
      expect(wrong).toEqual([])
      await visitors.close()
    }

  // Each place tells of itself.
  await page.goto(`${builder}/player/${film.id}?tab=retention`)
  await expect(page.locator('[data-stat="plays"]')).toHaveText('2', { timeout: 15_000 })
  await page.getByLabel('Página', { exact: true }).selectOption({ label: 'Con quiz' })
  await expect(page.locator('[data-stat="plays"]')).toHaveText('1')
  await page.getByRole('button', { name: 'Quitar los filtros' }).click()
  await expect(page.locator('[data-stat="plays"]')).toHaveText('2')

  const foreign = await openForeignSite()
  foreign.show(`<main><iframe title="Quiz" src="${quizUrl}" width="700" height="900"></iframe></main>`)
  const framed = await (await browser.newContext()).newPage()
  await framed.goto(foreign.url)
  const frame = framed.frameLocator('iframe')
  await frame.getByLabel('Otra cosa').check()
  await frame.getByRole('button', { name: 'Siguiente' }).click()
  const inFrame = frame.locator('video[data-player]')
  await inFrame.evaluate((node: HTMLVideoElement) => {
    node.muted = true
    return node.play()
  })
  await expect(inFrame).toHaveJSProperty('ended', true, { timeout: 15_000 })
  foreign.close()

  await account.call('DELETE', `/api/films/${film.id}`)
  await page.goto(quizUrl)
  await page.getByLabel('Otra cosa').check()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByText('Este vídeo ya no está disponible.')).toBeVisible()
})

test('a film is a lesson of a page, and everything of it is done by keyboard and can be read by everybody', async ({
  browser,
  context,
  page,
  product,
}) => {
  test.setTimeout(240_000)
  const account = await enter(context, product.url)
  const film = await addFilm(page, account)
  expect(await faultsIn(page)).toEqual([])
  const tracks = `/api/films/${film.id}/tracks`
  await account.call('POST', tracks, { text: subtitles })
  await account.call('POST', tracks, { kind: 'chapters', text: chapters })
  await account.call('PATCH', `/api/films/${film.id}`, { behaviour: everything })
  const lesson = {
    version: 1,
    elements: [
      { id: 'h-1700000000001', type: 'heading', props: { text: 'Lección 1', level: 1 } },
      { id: 'v-1700000000001', type: 'video', props: { src: film.path } },
    ],
  }
  const { id } = made.parse(await account.call('POST', '/api/pages', { name: 'Lección 1', document: lesson }))
  const { publication } = published.parse(await account.call('POST', `/api/pages/${id}/publication`))

  const visit = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  for (const url of [publication.url, product.url + film.path]) {
    await visit.goto(url)
    for (const width of [1280, 375]) {
      await visit.setViewportSize({ width, height: 800 })
      expect(await faultsIn(visit), `${url} at ${width}`).toEqual([])
    }
    const video = visit.locator('video[data-player]')
    await tabTo(visit, visit.getByRole('button', { name: 'Activar el sonido' }))
    await visit.keyboard.press('Enter')
    await expect(video).toHaveJSProperty('paused', false)
    await expect(visit.locator('[data-player-cta]')).toBeVisible({ timeout: 15_000 })
    const speed = visit.getByLabel('Velocidad')
    await tabTo(visit, speed)
    await visit.keyboard.press('ArrowDown')
    await expect(video).toHaveJSProperty('playbackRate', 1.25)
    await tabTo(visit, visit.getByRole('link', { name: /La oferta/ }))
    await visit.keyboard.press('Enter')
    await expect
      .poll(() => video.evaluate((node: HTMLVideoElement) => node.currentTime))
      .toBeGreaterThanOrEqual(2)
    await tabTo(visit, visit.getByRole('link', { name: 'Reserva tu plaza' }), 'Shift+Tab')
    // Past the browser's own controls within it, which show by themselves which of them has the focus.
    await expect(async () => {
      await visit.keyboard.press('Shift+Tab')
      await expect(video).toBeFocused({ timeout: 500 })
      await expect(video).not.toHaveCSS('outline-style', 'none', { timeout: 500 })
    }).toPass()
    await expect(video).toHaveJSProperty('ended', true, { timeout: 15_000 })
    await visit.keyboard.press('Space')
    await expect(video).toHaveJSProperty('paused', false)
    await visit.keyboard.press('Space')
    await expect(video).toHaveJSProperty('paused', true)
    expect(await video.evaluate((node: HTMLVideoElement) => node.textTracks.length)).toBe(1)
  }

  const foreign = await openForeignSite()
  foreign.show(
    `<main><h1>Otra web</h1><iframe title="Vídeo" src="${product.url}${film.path}" width="700" height="600"></iframe></main>`,
  )
  await visit.goto(foreign.url)
  await expect(visit.frameLocator('iframe').locator('video[data-player]')).toBeVisible()
  foreign.close()

  for (const tab of ['video', 'behaviour', 'retention']) {
    await page.goto(`${builder}/player/${film.id}?tab=${tab}`)
    await expect(page.getByRole('tabpanel')).toBeVisible()
    if (tab === 'retention') await expect(page.locator('[data-stat="plays"]')).not.toHaveText('0')
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await faultsIn(page), `${tab} at ${width}`).toEqual([])
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await tabTo(page, page.getByRole('slider', { name: 'Segundo del vídeo' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('slider', { name: 'Segundo del vídeo' })).toHaveValue('1')
  await tabTo(page, page.getByRole('tab', { name: 'Retención' }), 'Shift+Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab', { name: 'Comportamiento' })).toHaveAttribute('aria-selected', 'true')
  const ctaText = page.getByLabel('Texto de la llamada')
  await tabTo(page, ctaText)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Apúntate')
  await tabTo(page, page.getByRole('button', { name: 'Guardar cambios' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Cambios guardados')).toBeVisible()
})
