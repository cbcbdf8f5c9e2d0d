import type { Page } from '@playwright/test'
import { at, type Screen } from '../screen.ts'

async function openSharing(page: Page) {
  await page.goto('/analytics')
  await page.getByRole('button', { name: 'Compartir', exact: true }).click()
  await page.getByRole('dialog', { name: 'Compartir un informe' }).waitFor()
}

/** Makes a link to a report of the whole workspace; gives its address. */
async function share(page: Page): Promise<string> {
  await openSharing(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Crear enlace' }).click()
  return page.getByLabel('Enlace del informe').inputValue()
}

export const reportScreens: readonly Screen[] = [
  {
    name: 'analytics',
    as: 'busy',
    path: '/analytics',
    states: [
      { name: 'compartir un informe', show: openSharing },
      {
        name: 'enlace recién hecho',
        show: async (page) => {
          await share(page)
        },
      },
    ],
  },
  {
    name: 'report',
    as: 'busy',
    path: '/report/:token',
    states: [
      at('/report/no-existe', 'enlace que no existe'),
      {
        name: 'del espacio',
        show: async (page) => {
          await page.goto(await share(page))
          await page.getByRole('heading', { name: 'Informe' }).waitFor()
        },
      },
    ],
  },
]
