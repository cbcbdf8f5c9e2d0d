import type { Browser, Page } from '@playwright/test'
import { enter } from './session.ts'
import type { Account } from '../product/account.ts'
import { joinWorkspace } from '../product/membership.ts'
import type { Product } from '../product/product.ts'
import { test as base } from '../product/test.ts'

/** Somebody else of the owner's workspace, in a browser of their own. */
type Other = { account: Account; page: Page }
type Parts = { browser: Browser; product: Product; owner: Account }

/** `test` with a workspace of several people: its owner in `page`, and beside them whoever the journey asks for. */
export const test = base.extend<{ owner: Account; colleague: Other; client: Other }>({
  owner: async ({ context, product }, use) => use(await enter(context, product.url, 'Lucía Prado')),
  colleague: async ({ browser, product, owner }, use) =>
    withOther({ browser, product, owner }, { name: 'Bruno Vidal', role: 'member' }, use),
  client: async ({ browser, product, owner }, use) =>
    withOther({ browser, product, owner }, { name: 'Clara Núñez', role: 'client' }, use),
})

async function withOther(
  { browser, product, owner }: Parts,
  { name, role }: { name: string; role: 'member' | 'client' },
  use: (other: Other) => Promise<void>,
) {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
  })
  const account = await enter(context, product.url, name)
  await joinWorkspace(account, { of: owner, role })
  await use({ account, page: await context.newPage() })
  await context.close()
}

export { expect } from '../product/test.ts'
