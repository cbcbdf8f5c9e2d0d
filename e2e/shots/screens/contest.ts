import type { Page } from '@playwright/test'
import { describeScreens } from '../screen.ts'

const contests = '/dashboard/tools/aurelio-builder/contest'

/** A contest as it stands when it has just been made. */
async function make(page: Page) {
  await page.goto(contests)
  await page.getByRole('button', { name: 'Nuevo concurso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo concurso' })
  await dialog.getByLabel('Nombre').fill('Cesta de Navidad')
  await dialog.getByLabel('Empieza').fill('2026-01-01T10:00')
  await dialog.getByLabel('Termina').fill('2028-01-01T10:00')
  await dialog.getByLabel('Premio').fill('Una cesta con jamón')
  await dialog.getByLabel('Cuántos ganadores').fill('1')
  await dialog.getByRole('button', { name: 'Crear' }).click()
  await page.getByRole('heading', { name: 'Cesta de Navidad' }).waitFor()
}

describeScreens([
  {
    name: 'contest',
    as: 'busy',
    path: `${contests}/:id`,
    states: [
      { name: 'recién hecho', show: make },
      {
        name: 'ajustes',
        async show(page) {
          await make(page)
          await page.getByRole('tab', { name: 'Ajustes' }).click()
        },
      },
    ],
  },
])
