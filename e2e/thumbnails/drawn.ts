import type { Page } from '@playwright/test'
import { z } from 'zod'
import type { Account } from '../product/account.ts'

/** Pages of the sample content of which the server has a picture, by template (server/src/features/pages/overview/ready-pictures.ts). */
export const readyPages = {
  'landing-servicios-locales': 'Obra Viva · Cocina nueva',
  'captura-guia-gratuita': 'Guía para tiendas online',
} as const

const pagesSchema = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) })
const copySchema = z.object({ id: z.string() })

/** The picture of a copy of this page, as a browser draws it on the home and the server keeps it. */
export async function drawn(page: Page, account: Account, url: string, name: string): Promise<Buffer> {
  const { items } = pagesSchema.parse(await account.call('GET', '/api/overview/pages?limit=100'))
  const original = items.find((each) => each.name === name)
  if (!original) throw new Error(`There is no page ${name}`)
  const copied = await account.call('POST', `/api/pages/${original.id}/copies`, { name: `Otra: ${name}` })
  const { id } = copySchema.parse(copied)
  const kept = page.waitForResponse((answer) => answer.url().includes(`/api/pages/${id}/thumbnail?version=1`))
  await page.goto(`${url}/dashboard`)
  await kept
  const answer = await page.request.get(`${url}/api/pages/${id}/thumbnail/1`)
  return answer.body()
}
