import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFilms } from '@aurelio/media/testing/make-films'
import type { Page } from '@playwright/test'
import { describeScreens } from '../screen.ts'

const player = '/dashboard/tools/aurelio-builder/player'

/** The screen of a film that browsers play. */
async function showFilm(page: Page) {
  await page.goto(player)
  const film = page.getByRole('article', { name: 'Presentación' })
  const upload = page.getByLabel('Subir vídeo')
  await upload.waitFor({ state: 'attached' })
  await page.getByRole('article').or(page.getByText('Aún no hay ningún vídeo')).first().waitFor()
  if ((await film.count()) === 0) {
    const buffer = await readFile(join(await makeFilms(), 'plain.mp4'))
    await upload.setInputFiles({ name: 'Presentación.mp4', mimeType: 'video/mp4', buffer })
  }
  await film.first().getByText('Listo', { exact: true }).waitFor({ timeout: 180_000 })
  await film.first().getByRole('link').first().click()
  await page.getByRole('tab', { name: 'Vídeo' }).waitFor()
}

describeScreens([
  {
    name: 'player-film',
    as: 'busy',
    path: `${player}/:id`,
    states: [
      { name: 'vídeo', show: showFilm },
      {
        name: 'comportamiento',
        show: async (page) => {
          await showFilm(page)
          await page.getByRole('tab', { name: 'Comportamiento' }).click()
        },
      },
      {
        name: 'retención',
        show: async (page) => {
          await showFilm(page)
          await page.getByRole('tab', { name: 'Retención' }).click()
        },
      },
    ],
  },
])
