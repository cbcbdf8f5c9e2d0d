import { elements, newPagePath, openEditorWith, openElementsPanel } from '../../steps/editor.ts'
import { at, describeScreens } from '../screen.ts'

const builder = '/dashboard/tools/aurelio-builder'

describeScreens([
  {
    name: 'builder-overview',
    as: 'busy',
    path: `${builder}/overview`,
    states: [
      {
        name: 'menú',
        show: async (page) => {
          await page.goto(`${builder}/overview`)
          await page
            .getByRole('button', { name: /^Más acciones de/ })
            .first()
            .click()
          await page.getByRole('menu').waitFor()
        },
      },
      {
        name: 'papelera',
        show: async (page) => {
          await page.goto(`${builder}/overview?view=bin`)
          await page.getByRole('heading', { name: 'Papelera' }).waitFor()
        },
      },
      {
        name: 'cargando',
        show: async (page) => {
          await page.route('**/api/overview/pages*', () => undefined)
          await page.goto(`${builder}/overview`)
        },
      },
      {
        name: 'error',
        show: async (page) => {
          await page.route('**/api/overview/pages*', (route) => route.fulfill({ status: 500, body: '{}' }))
          await page.goto(`${builder}/overview`)
          await page.getByRole('alert').waitFor({ timeout: 20_000 })
        },
      },
    ],
  },
  {
    name: 'builder-site',
    as: 'busy',
    path: `${builder}/sites/:id`,
    states: [
      {
        name: 'sitio',
        show: async (page) => {
          await page.goto(`${builder}/sites`)
          await page.locator(`main a[href*="${builder}/sites/"]`).first().click()
          await page.waitForURL(/\/sites\/./)
          await page.getByRole('heading', { level: 1 }).waitFor()
        },
      },
    ],
  },
  {
    name: 'builder-course',
    as: 'new',
    path: `${builder}/academy/:course`,
    states: [
      {
        name: 'lección',
        show: async (page) => {
          await page.goto(`${builder}/academy/first-page?leccion=2`)
          await page.getByRole('heading', { level: 2 }).first().waitFor()
        },
      },
      {
        name: 'no existe',
        show: async (page) => {
          await page.goto(`${builder}/academy/otro`)
          await page.getByRole('heading', { level: 1 }).waitFor()
        },
      },
    ],
  },
  {
    name: 'builder-symbol',
    as: 'new',
    path: `${builder}/symbols/:id`,
    states: [
      {
        name: 'símbolo',
        show: async (page) => {
          await openEditorWith(page, [
            { id: 'card-1700000000001', type: 'card', name: 'Tarjeta', props: { title: 'Oferta' } },
          ])
          await elements(page, 'card').click({ button: 'right' })
          await page.getByRole('menuitem', { name: 'Guardar como símbolo' }).click()
          await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
          await elements(page, 'symbol').click({ button: 'right' })
          await page.getByRole('menuitem', { name: 'Editar símbolo' }).click()
          await page.getByRole('button', { name: 'Terminar' }).waitFor()
        },
      },
      {
        name: 'biblioteca',
        show: async (page) => {
          await openEditorWith(page)
          await openElementsPanel(page)
          await page.getByRole('button', { name: 'Secciones', exact: true }).click()
          await page.locator('[data-section-template] iframe').first().waitFor()
        },
      },
    ],
  },
  {
    name: 'builder-new-page',
    as: 'new',
    path: newPagePath,
    states: [
      {
        name: 'vista previa',
        show: async (page) => {
          await page.goto(newPagePath)
          await page
            .getByRole('button', { name: /^Vista previa de/ })
            .first()
            .click()
          await page.getByRole('dialog').waitFor()
        },
      },
      {
        name: 'búsqueda sin resultado',
        show: async (page) => {
          await page.goto(newPagePath)
          await page.getByPlaceholder('Buscar plantillas…').fill('nada de nada')
          await page.getByText('No se encontraron plantillas').waitFor()
        },
      },
    ],
  },
  {
    name: 'leads-panel',
    as: 'busy',
    states: [
      {
        name: 'un lead abierto',
        show: async (page) => {
          await page.goto(`${builder}/leads`)
          await page.getByRole('button', { name: 'Ana Gil' }).click()
          await page.getByRole('dialog', { name: 'Ana Gil' }).getByLabel('Nota').waitFor()
        },
      },
    ],
  },
  { name: 'leads-empty', as: 'new', states: [at(`${builder}/leads`, 'sin leads')] },
])
