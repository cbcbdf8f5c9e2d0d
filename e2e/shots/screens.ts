import type { Page } from '@playwright/test'
import { elements, newPagePath, openBlankCanvas, tile } from '../steps/editor.ts'
import { field } from '../steps/session.ts'

/** Where the states happen: the running product and what was prepared in it. */
export type Place = {
  url: string
  /** A published page with a form. */
  published: string
}

export type State = { name: string; show: (page: Page, place: Place) => Promise<void> }

export type Screen = {
  name: string
  /** Who looks: nobody signed in, an account that was just made, or one with pages and leads. */
  as: 'visitor' | 'new' | 'busy'
  states: readonly State[]
}

const builder = '/dashboard/tools/aurelio-builder'

/** A state that is simply an address. */
function at(path: string, name = 'inicio'): State {
  return { name, show: async (page) => void (await page.goto(path)) }
}

const seoGenerator = '/dashboard/tools/seo-mass-generator'
const videoDownloader = '/dashboard/tools/youtube-downloader'

/** The SEO generator with a list of places and a CSV, as far as the two buttons. */
async function fillSeoGenerator(page: Page, csv: string) {
  await page.goto(seoGenerator)
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByLabel('Palabra clave a reemplazar').fill('Madrid')
  const places = 'ciudad;provincia\nReus;Tarragona\nAlcalá de Henares;Madrid\nreus;Tarragona'
  await page.getByLabel('Subir archivo TXT con ubicaciones').setInputFiles(file('lugares.txt', places))
  await page.locator('input[accept=".csv"]').setInputFiles(file('contenido.csv', csv))
}

const seoCsv = [
  'titulo,texto,enlace',
  'Pintor en Madrid,"Rápido, limpio y en MADRID",https://ejemplo.es/pintor-madrid',
  'Pintura exterior,Fachadas en Madrid y {{provincia}}',
].join('\n')

/**
 * Every screen and state the product has. `npm run shots` makes a contact sheet of each, and the accessibility
 * journey checks each: a new screen adds itself here and gets both.
 */
export const screens: readonly Screen[] = [
  {
    name: 'video-downloader',
    as: 'new',
    states: [
      at(videoDownloader),
      {
        name: 'rechazada',
        show: async (page) => {
          await page.goto(videoDownloader)
          await page.getByLabel('YouTube URL').fill('http://10.0.0.1/video.mp4')
          await page.getByRole('button', { name: 'Get Info' }).click()
          await page.getByText('This address is not allowed').waitFor()
        },
      },
      at(`${videoDownloader}/engine`, 'motor'),
    ],
  },
  {
    name: 'login',
    as: 'visitor',
    states: [
      at('/login'),
      {
        name: 'campos sin rellenar',
        show: async (page) => {
          await page.goto('/login')
          await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
          await page.getByText('El email es requerido').waitFor()
        },
      },
      {
        name: 'rechazado',
        show: async (page) => {
          await page.goto('/login')
          await field(page, 'email').fill('nadie@agencia.example')
          await field(page, 'password').fill('Equivocada-1')
          await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
          await page.getByText('Error de inicio de sesión').waitFor()
        },
      },
    ],
  },
  {
    name: 'signup',
    as: 'visitor',
    states: [
      at('/signup'),
      {
        name: 'campos con errores',
        show: async (page) => {
          await page.goto('/signup')
          await field(page, 'email').fill('lucia')
          await field(page, 'password').fill('corta')
          await field(page, 'confirmPassword').fill('otra')
          await field(page, 'terms').check()
          await page.getByRole('button', { name: 'Crear cuenta' }).click()
          await page.getByText('Email inválido').waitFor()
        },
      },
    ],
  },
  { name: 'forgot-password', as: 'visitor', states: [at('/forgot-password')] },
  { name: 'terms', as: 'visitor', states: [at('/terms')] },
  {
    name: 'guard',
    as: 'new',
    states: [
      {
        name: 'comprobando',
        show: async (page) => {
          await page.route('**/api/session', () => undefined)
          await page.goto('/dashboard')
          await page.getByText('Verificando autenticación...').waitFor()
        },
      },
      {
        name: 'error de autenticación',
        show: async (page) => {
          await page.route('**/api/session', (route) => route.fulfill({ status: 500, body: '{}' }))
          await page.goto('/dashboard')
          await page.getByText('Error de autenticación').waitFor()
        },
      },
      at('/no-existe', 'no existe'),
      at('/dashboard/no-existe', 'no existe, dentro'),
    ],
  },
  {
    name: 'dashboard',
    as: 'new',
    states: [
      at('/dashboard'),
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
    name: 'tools',
    as: 'new',
    states: [at('/dashboard/tools'), at('/dashboard/tools/image-optimizer', 'próximamente')],
  },
  {
    name: 'seo-generator',
    as: 'new',
    states: [
      at(seoGenerator),
      {
        name: 'archivo con un fallo',
        show: async (page) => {
          await fillSeoGenerator(page, 'a,b\n1,"dos')
          await page.getByRole('alert').waitFor()
        },
      },
      {
        name: 'más opciones',
        show: async (page) => {
          await fillSeoGenerator(page, seoCsv)
          await page.getByRole('button', { name: 'Más opciones' }).click()
          await page.getByText('Archivo CSV cargado correctamente (2 filas)').waitFor()
        },
      },
      {
        name: 'procesado',
        show: async (page) => {
          await fillSeoGenerator(page, seoCsv)
          await page.getByRole('button', { name: 'Procesar CSV' }).click()
          await page.getByRole('heading', { name: 'Resultado' }).waitFor()
        },
      },
    ],
  },
  {
    name: 'builder-overview',
    as: 'busy',
    states: [
      at(`${builder}/overview`),
      {
        name: 'eliminar',
        show: async (page) => {
          await page.goto(`${builder}/overview`)
          await page
            .getByRole('button', { name: /^Eliminar/ })
            .first()
            .click()
          await page.getByRole('dialog').or(page.getByRole('alertdialog')).waitFor()
        },
      },
      {
        name: 'cargando',
        show: async (page) => {
          await page.route('**/api/pages*', () => undefined)
          await page.goto(`${builder}/overview`)
        },
      },
      {
        name: 'error',
        show: async (page) => {
          await page.route('**/api/pages*', (route) => route.fulfill({ status: 500, body: '{}' }))
          await page.goto(`${builder}/overview`)
          await page.getByRole('alert').waitFor({ timeout: 20_000 })
        },
      },
      at(`${builder}/funnels`, 'próximamente'),
    ],
  },
  {
    name: 'builder-new-page',
    as: 'new',
    states: [
      at(newPagePath),
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
  { name: 'leads', as: 'busy', states: [at(`${builder}/leads`, 'con leads')] },
  { name: 'leads-empty', as: 'new', states: [at(`${builder}/leads`, 'sin leads')] },
  {
    name: 'editor',
    as: 'new',
    states: [
      { name: 'lienzo en blanco', show: openBlankCanvas },
      { name: 'plantilla', show: openTemplate },
      {
        name: 'texto seleccionado',
        show: async (page) => {
          await openTemplate(page)
          await elements(page, 'heading').first().click()
        },
      },
      {
        name: 'contenedor vacío',
        show: async (page) => {
          await openBlankCanvas(page)
          await openPanel(page)
          await tile(page, 'container').click()
          await elements(page, 'container').first().waitFor()
        },
      },
      {
        name: 'móvil',
        show: async (page) => {
          await openTemplate(page)
          await page.locator('[data-viewport="mobile"]').click()
        },
      },
    ],
  },
  {
    name: 'published-page',
    as: 'visitor',
    states: [
      { name: 'página', show: async (page, { published }) => void (await page.goto(published)) },
      {
        name: 'confirmación',
        show: async (page, { published }) => {
          await page.goto(published)
          await page.locator('input[type="email"]').fill('ana@ejemplo.es')
          await fillRequired(page)
          await page.locator('form button').click()
          await page.getByRole('status').waitFor()
        },
      },
      {
        name: 'rechazado',
        show: async (page, { published }) => {
          await page.goto(published)
          // Browsers stop an empty form; the server must answer the others well.
          await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''))
          await page.locator('form button').click()
          await page.waitForURL('**/leads')
        },
      },
      at('/p/no-existe', 'no existe'),
    ],
  },
]

async function openTemplate(page: Page) {
  await page.goto(newPagePath)
  const card = page.locator('[data-template]').first()
  await card.hover()
  await card.getByRole('button', { name: 'Usar Plantilla' }).click()
  await elements(page).first().waitFor()
}

/** On narrow screens the panel is a drawer. */
async function openPanel(page: Page) {
  const panel = tile(page, 'container')
  if (await panel.isVisible()) return
  await page.getByRole('button', { name: 'Elementos' }).first().click()
  await panel.waitFor()
}

async function fillRequired(page: Page) {
  for (const input of await page.locator('form :required:not([type="email"])').all()) {
    if ((await input.getAttribute('type')) === 'checkbox') await input.check()
    else await input.fill('Ana Gil')
  }
}
