import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { type Account, publishPage, signUp } from '../product/account.ts'
import type { Product } from '../product/product.ts'
import { samplePage } from '../product/sample-page.ts'
import { chooseTheme, cookiesOf, type Theme } from '../steps/session.ts'
import { makeProject, makeTask } from '../steps/work.ts'
import type { Looker, Place } from './screen.ts'

/** Publishes a page for the screens that show one. */
export async function preparePlace({ url }: Product): Promise<Place> {
  const owner = await signUp(url)
  const page = await publishPage(owner, 'Llena tu agenda', samplePage())
  return { url, published: page.url }
}

const zone = 'Europe/Madrid'

export type Look = { theme: Theme; width: number; height: number }

/** Gives a browser that looks at a screen: a fresh one each time, so that no state leaves its traces in the next. */
export type OpenBrowser = (look: Look, options?: BrowserContextOptions) => Promise<BrowserContext>

/** Makes the account that screens of a kind need, once, and returns how to look at them. */
export async function lookAt(browser: Browser, product: Product, as: Looker): Promise<OpenBrowser> {
  const account = as === 'visitor' ? undefined : await signUp(product.url)
  if (account && as === 'busy') await fillWorkspace(account)
  if (account && as === 'sample') await account.call('POST', '/api/home/sample', { zone })
  return async ({ theme, width, height }, options = {}) => {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width, height },
      hasTouch: width < 768,
      locale: 'es-ES',
      timezoneId: zone,
      reducedMotion: 'reduce',
      ...options,
    })
    await chooseTheme(context, theme)
    if (account) await context.addCookies(cookiesOf(account, product.url))
    return context
  }
}

/** So many days from today: `2026-11-20`. */
function day(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** A project with what is late, near, far and done. */
async function fillWork(account: Account, pageId: string) {
  await makeProject(
    account,
    'Identidad de la panadería «El Trigal», con un nombre que no cabe en una línea',
    {
      color: 'amber',
    },
  )
  const project = await makeProject(account, 'Campaña de otoño', {
    description: 'Página de aterrizaje, formulario y tres anuncios para la clínica dental.',
    color: 'teal',
  })
  await account.call('PUT', `/api/pages/${pageId}/project`, { projectId: project })
  await makeTask(account, 'Corregir los textos', { dueOn: day(-4), priority: 'high', projectId: project })
  await makeTask(account, 'Llamar a la imprenta', { dueOn: day(0), projectId: project })
  await makeTask(account, 'Enviar el presupuesto', { dueOn: day(1), priority: 'low' })
  await makeTask(account, 'Revisar las fotos del nuevo equipo', { dueOn: day(5), projectId: project })
  await makeTask(account, 'Pensar el nombre del boletín', { assigneeId: null })
  const done = await makeTask(account, 'Elegir los colores', { projectId: project })
  await account.call('PATCH', `/api/tasks/${done}`, { done: true })
}

async function fillWorkspace(account: Account) {
  const form = samplePage().find((element) => element.type === 'form')
  const page = await publishPage(account, 'Campaña de otoño: clínica dental', samplePage())
  await fillWork(account, page.id)
  await account.call('POST', '/api/pages', {
    name: 'Borrador',
    document: { version: 1, elements: samplePage() },
  })
  for (const [name, email, message] of [
    ['Ana Gil', 'ana.gil@ejemplo.es', 'Quiero una primera visita el jueves por la tarde.'],
    ['Pere Camps', 'pere@ejemplo.es', '¿Trabajáis con seguros?'],
    ['Nuria López de Haro Fernández', 'nuria.lopez.de.haro@una-empresa-con-nombre-largo.example', ''],
  ] as const) {
    const body = new URLSearchParams({ formId: form?.id ?? '', name, email, phone: '600 100 200', message })
    const answer = await fetch(`${page.url}/leads`, { method: 'POST', body, redirect: 'manual' })
    if (answer.status !== 303) throw new Error(`Lead: ${answer.status} ${await answer.text()}`)
  }
}
