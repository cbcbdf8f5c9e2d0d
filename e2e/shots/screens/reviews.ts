import type { Page } from '@playwright/test'
import { at, describeScreens } from '../screen.ts'

/** Asks for a review from the project of the page; gives the address of its link. */
async function ask(page: Page): Promise<string> {
  await page.goto('/projects?q=otoño')
  await page.getByRole('link', { name: 'Campaña de otoño' }).click()
  await page.getByRole('button', { name: /^Pedir revisión de/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Crear enlace' }).click()
  return page.getByLabel('Enlace de revisión').inputValue()
}

/** Comments on the title, by the link. */
async function comment(page: Page, url: string) {
  await page.goto(url)
  await page.getByLabel('Tu nombre').fill('Clara Núñez')
  await page.getByRole('button', { name: 'Comentar', exact: true }).click()
  await page.frameLocator('iframe').getByRole('heading').first().click()
  await page.getByLabel('Escribe un comentario').fill('El título, más corto.')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await page.getByRole('button', { name: 'Ver el comentario 1' }).waitFor()
}

describeScreens([
  {
    name: 'review-link',
    as: 'busy',
    path: '/review/:token',
    states: [
      at('/review/no-existe', 'enlace que no existe'),
      { name: 'con un comentario', show: async (page) => comment(page, await ask(page)) },
    ],
  },
  {
    name: 'review',
    as: 'busy',
    path: '/reviews/:id',
    states: [
      {
        name: 'del equipo',
        show: async (page) => {
          await comment(page, await ask(page))
          await page.goto('/settings/links')
          await page.getByRole('main').getByRole('link', { name: /otoño/ }).first().click()
          await page.getByRole('button', { name: 'Resolver' }).waitFor()
        },
      },
      {
        name: 'pedir revisión',
        show: async (page) => {
          await ask(page)
        },
      },
    ],
  },
])
