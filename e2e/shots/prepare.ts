import type { Browser, BrowserContext } from '@playwright/test'
import { publishPage, signUp } from '../product/account.ts'
import type { Product } from '../product/product.ts'
import { samplePage } from '../product/sample-page.ts'
import { chooseTheme, enter, type Theme } from '../steps/session.ts'
import type { Place, Screen } from './screens.ts'

/** Publishes a page for the screens that show one. */
export async function preparePlace({ url }: Product): Promise<Place> {
  const owner = await signUp(url)
  const page = await publishPage(owner, 'Llena tu agenda', samplePage())
  return { url, published: page.url }
}

type Look = { theme: Theme; width: number; height: number }

/** A browser as one screen needs it: size, theme, and signed in as whom. */
export async function contextFor(browser: Browser, product: Product, screen: Screen, look: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: look.width, height: look.height },
    hasTouch: look.width < 768,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
  })
  await chooseTheme(context, look.theme)
  if (screen.as !== 'visitor') {
    const account = await enter(context, product.url)
    if (screen.as === 'busy') await fillWorkspace(account)
  }
  return context
}

async function fillWorkspace(account: Awaited<ReturnType<typeof enter>>) {
  const form = samplePage().find((element) => element.type === 'form')
  const page = await publishPage(account, 'Campaña de otoño: clínica dental', samplePage())
  await account.call('POST', '/api/pages', { name: 'Borrador', document: { version: 1, elements: samplePage() } })
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
