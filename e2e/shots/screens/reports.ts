import type { Page } from '@playwright/test'
import { at, describeScreens } from '../screen.ts'

async function openSharing(page: Page) {
  await page.goto('/analytics')
  await page.getByRole('button', { name: 'Compartir', exact: true }).click()
  await page.getByRole('dialog', { name: 'Compartir un informe' }).waitFor()
}

async function openMailings(page: Page) {
  await page.goto('/analytics')
  await page.getByRole('button', { name: 'Por correo' }).click()
  await page.getByRole('dialog', { name: 'Informe por correo cada mes' }).waitFor()
}

/** Makes a link to a report of the whole workspace; gives its address. */
async function share(page: Page): Promise<string> {
  await openSharing(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Crear enlace' }).click()
  return page.getByLabel('Enlace del informe').inputValue()
}

describeScreens([
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
      { name: 'informe por correo', show: openMailings },
      {
        name: 'informe por correo, puesto',
        show: async (page) => {
          await openMailings(page)
          await page.getByLabel('Direcciones de clientes').fill('clara@bodega.example')
          await page.getByRole('button', { name: 'Mandar cada mes' }).click()
          await page.getByText('Aún sin enviar').first().waitFor()
        },
      },
    ],
  },
  {
    name: 'report-mail',
    as: 'busy',
    path: '/report-mail/:token',
    states: [at('/report-mail/no-existe', 'dejar de recibirlo')],
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
])
