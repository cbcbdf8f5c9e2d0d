import type { Page } from '@playwright/test'
import { describeScreens } from '../screen.ts'

async function openPalette(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByRole('combobox', { name: 'Buscar' }).waitFor()
}

describeScreens([
  {
    name: 'dashboard',
    as: 'new',
    path: '/dashboard',
    states: [
      {
        name: 'menús',
        show: async (page) => {
          await page.goto('/dashboard')
          await page.getByRole('heading', { level: 1 }).waitFor()
          // Wide screens have no button for the sidebar: there the person's own menu opens.
          const opener = page.getByRole('button', { name: 'Abrir menú' })
          if (await opener.isVisible()) await opener.click()
          else await page.getByRole('button', { name: 'Menú de usuario' }).click()
          await page.getByRole('dialog').or(page.getByRole('menu')).waitFor()
        },
      },
      {
        name: 'sin conexión',
        show: async (page) => {
          await page.goto('/dashboard')
          await page.getByRole('heading', { level: 1 }).waitFor()
          await page.context().setOffline(true)
        },
      },
    ],
  },
  {
    name: 'home-busy',
    as: 'busy',
    states: [
      {
        name: 'cifras',
        show: async (page) => {
          await page.goto('/dashboard')
          await page.locator('[data-stat="activeProjects"]').waitFor()
          await page.getByRole('group', { name: 'Columnas del gráfico' }).waitFor()
        },
      },
      {
        name: 'gráfico de un año',
        show: async (page) => {
          await page.goto('/dashboard')
          await page.getByRole('button', { name: 'Año' }).click()
          await page.getByRole('group', { name: 'Columnas del gráfico' }).getByRole('button').last().focus()
        },
      },
      {
        name: 'cifras como tabla',
        show: async (page) => {
          await page.goto('/dashboard')
          await page.getByRole('button', { name: 'Ver la tabla' }).click()
          await page.getByRole('table', { name: 'Cifras del gráfico' }).scrollIntoViewIfNeeded()
        },
      },
      {
        name: 'error',
        show: async (page) => {
          await page.route('**/api/home', (route) => route.fulfill({ status: 500, json: {} }))
          await page.goto('/dashboard')
          await page.getByText('No se han podido cargar tus cifras').waitFor()
        },
      },
    ],
  },
  {
    name: 'palette',
    as: 'busy',
    states: [
      { name: 'órdenes', show: openPalette },
      {
        name: 'con lo encontrado',
        show: async (page) => {
          await openPalette(page)
          await page.keyboard.type('otoño')
          await page.locator('[data-command^="project:"]', { hasText: 'otoño' }).waitFor()
        },
      },
      {
        name: 'sin resultados',
        show: async (page) => {
          await openPalette(page)
          await page.keyboard.type('zzzz')
          await page.getByText('No hay resultados').first().waitFor()
        },
      },
      {
        name: 'atajos',
        show: async (page) => {
          await openPalette(page)
          await page.keyboard.type('atajos')
          await page.keyboard.press('Enter')
          await page.getByRole('dialog', { name: 'Atajos de teclado' }).waitFor()
        },
      },
    ],
  },
])
