import type { Page } from '@playwright/test'
import { describeScreens } from '../screen.ts'

describeScreens([
  {
    name: 'projects',
    as: 'busy',
    path: '/projects',
    states: [
      {
        name: 'tarjetas',
        show: async (page) => {
          await page.goto('/projects')
          await page.locator('[data-row]').first().waitFor()
        },
      },
      {
        name: 'lista',
        show: async (page) => {
          await page.goto('/projects')
          await page.getByRole('button', { name: 'Lista' }).click()
          await page.getByRole('table').waitFor()
        },
      },
      {
        name: 'acciones',
        show: async (page) => {
          await page.goto('/projects')
          await page
            .getByRole('button', { name: /^Acciones de/ })
            .first()
            .click()
          await page.getByRole('menu').waitFor()
        },
      },
      {
        name: 'nada encontrado',
        show: async (page) => {
          await page.goto('/projects?q=nada')
          await page.getByText('Ningún proyecto coincide').waitFor()
        },
      },
      {
        name: 'cargando',
        show: async (page) => {
          await page.route('**/api/projects?*', () => undefined)
          await page.goto('/projects')
          await page.getByRole('heading', { level: 1 }).waitFor()
        },
      },
      {
        name: 'error',
        show: async (page) => {
          await page.route('**/api/projects?*', (route) => route.fulfill({ status: 500, body: '{}' }))
          await page.goto('/projects')
          await page.getByRole('button', { name: 'Reintentar' }).waitFor({ timeout: 20_000 })
        },
      },
    ],
  },
  {
    name: 'project',
    as: 'busy',
    path: '/projects/:id',
    states: [
      {
        name: 'con tareas y páginas',
        show: async (page) => {
          await page.goto('/projects?q=otoño')
          await page.getByRole('link', { name: 'Campaña de otoño' }).click()
          await page.locator('[data-row]').first().waitFor()
        },
      },
      {
        name: 'escribiendo notas',
        show: async (page) => {
          await page.goto('/projects?q=otoño')
          await page.getByRole('link', { name: 'Campaña de otoño' }).click()
          await page.getByRole('button', { name: 'Escribir notas' }).click()
          await page.getByRole('toolbar', { name: 'Formato' }).waitFor()
        },
      },
      {
        name: 'editando',
        show: async (page) => {
          await page.goto('/projects?q=otoño')
          await page.getByRole('link', { name: 'Campaña de otoño' }).click()
          await page.getByRole('heading', { level: 1 }).getByRole('button').click()
          await page.getByRole('textbox', { name: 'Nombre del proyecto' }).fill('')
          await page.keyboard.press('Enter')
          await page.getByRole('alert').waitFor()
        },
      },
      {
        name: 'guardar como plantilla',
        show: async (page) => {
          await page.goto('/projects?q=otoño')
          await page.getByRole('button', { name: 'Acciones de Campaña de otoño' }).click()
          await page.getByRole('menuitem', { name: 'Guardar como plantilla…' }).click()
          await page.getByRole('dialog').getByLabel('Nombre').waitFor()
        },
      },
      {
        name: 'proyecto de una página',
        show: async (page) => {
          await page.goto('/dashboard/tools/aurelio-builder/overview')
          await page
            .getByRole('button', { name: /^Más acciones de/ })
            .first()
            .click()
          await page.getByRole('menuitem', { name: 'Proyecto' }).click()
          await page.getByRole('dialog', { name: 'Proyecto de la página' }).waitFor()
        },
      },
      {
        name: 'color',
        show: async (page) => {
          await page.goto('/projects?q=otoño')
          await page.getByRole('link', { name: 'Campaña de otoño' }).click()
          await page.getByRole('button', { name: /^Color:/ }).click()
          await page.getByRole('radio').first().waitFor()
        },
      },
      {
        name: 'no está',
        show: async (page) => {
          await page.goto('/projects/no-existe')
          await page.getByText('Este proyecto no está').waitFor()
        },
      },
    ],
  },
  {
    name: 'project-new',
    as: 'new',
    path: '/projects/new',
    states: [
      {
        name: 'con error',
        show: async (page) => {
          await page.goto('/projects/new')
          await page.getByRole('button', { name: 'Crear proyecto' }).click()
          await page.getByText('Escribe un nombre para el proyecto.').waitFor()
        },
      },
    ],
  },
  {
    name: 'calendar',
    as: 'busy',
    path: '/calendar',
    states: [
      ...['month', 'week', 'agenda'].map((view) => ({
        name: view,
        show: async (page: Page) => {
          await page.goto(`/calendar?view=${view}`)
          await page.locator('[data-row]').first().waitFor()
        },
      })),
      {
        name: 'nuevo evento',
        show: async (page) => {
          await page.goto('/calendar')
          await page.getByRole('button', { name: 'Nuevo evento', exact: true }).click()
          await page.getByLabel('Se repite').selectOption('Cada semana')
        },
      },
      {
        name: 'a qué fechas afecta',
        show: async (page) => {
          await page.goto('/calendar?day=2031-05-14')
          await page.getByRole('button', { name: 'Nuevo evento', exact: true }).click()
          await page.getByLabel('Título').fill('Reunión')
          await page.getByLabel('Se repite').selectOption('Cada semana')
          await page.getByLabel('Hasta').fill('2031-06-30')
          await page.getByRole('button', { name: 'Crear' }).click()
          await page.getByRole('dialog').waitFor({ state: 'hidden' })
          await page.locator('[data-row]').nth(1).getByRole('button').click()
          await page.getByRole('button', { name: 'Eliminar' }).click()
          await page.getByRole('button', { name: 'Este y los siguientes' }).waitFor()
        },
      },
      {
        name: 'suscribirse',
        show: async (page) => {
          await page.goto('/calendar')
          await page.getByRole('button', { name: 'Suscribirse' }).click()
          await page.getByLabel('Enlace del calendario').waitFor()
        },
      },
      {
        name: 'nada',
        show: async (page) => {
          await page.goto('/calendar?view=agenda&day=2050-01-01')
          await page.getByText('Nada en estos días').waitFor()
        },
      },
    ],
  },
  {
    name: 'tasks',
    as: 'busy',
    path: '/tasks',
    states: [
      {
        name: 'pendientes',
        show: async (page) => {
          await page.goto('/tasks')
          await page.locator('[data-row]').first().waitFor()
        },
      },
      ...['board', 'calendar', 'timeline'].map((view) => ({
        name: view,
        show: async (page: Page) => {
          await page.goto(`/tasks?view=${view}`)
          await page.locator('[data-row], [data-stretch]').first().waitFor()
        },
      })),
      {
        name: 'hechas',
        show: async (page) => {
          await page.goto('/tasks?done=1')
          await page.locator('[data-row]').first().waitFor()
        },
      },
      {
        name: 'una tarea',
        show: async (page) => {
          await page.goto('/tasks')
          await page.locator('[data-row]').first().getByRole('button').first().click()
          await page.getByRole('dialog').getByLabel('Notas').waitFor()
        },
      },
      {
        name: 'importar',
        show: async (page) => {
          await page.goto('/tasks')
          await page.getByRole('button', { name: 'Importar' }).click()
          await page.getByLabel('Archivo de tareas').setInputFiles({
            name: 'tareas.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from('Tarea;Fecha\nRotular la furgoneta;2030-05-15\n'),
          })
          await page.getByText('Rotular la furgoneta').first().waitFor()
        },
      },
      {
        name: 'elegir proyecto',
        show: async (page) => {
          await page.goto('/tasks')
          await page.locator('[data-row]').first().getByRole('button').first().click()
          await page.getByRole('dialog').getByRole('combobox', { name: 'Proyecto' }).click()
          await page.getByRole('listbox').getByRole('option').first().waitFor()
        },
      },
      {
        name: 'descartar',
        show: async (page) => {
          await page.goto('/tasks')
          await page.locator('[data-row]').first().getByRole('button').first().click()
          await page.getByRole('dialog').getByLabel('Notas').fill('A medio escribir')
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Descartar' }).waitFor()
        },
      },
      {
        name: 'hecha y deshacer',
        show: async (page) => {
          await page.goto('/tasks')
          await page.getByRole('checkbox').last().click()
          const undo = page.getByRole('button', { name: 'Deshacer' })
          await undo.waitFor()
          await undo.click()
        },
      },
      {
        name: 'nada encontrado',
        show: async (page) => {
          await page.goto('/tasks?q=nada')
          await page.getByText('Ninguna tarea coincide').waitFor()
        },
      },
    ],
  },
  {
    name: 'work-empty',
    as: 'new',
    states: [
      {
        name: 'sin proyectos',
        show: async (page) => {
          await page.goto('/projects?state=archived')
          await page.getByText('Ningún proyecto coincide').waitFor()
        },
      },
      {
        name: 'sin tareas hechas',
        show: async (page) => {
          await page.goto('/tasks?done=1')
          await page.getByText('Todavía no hay tareas hechas').waitFor()
        },
      },
    ],
  },
])
