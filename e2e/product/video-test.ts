import { test as base } from '@playwright/test'
import { type Account, signUp } from './account.ts'
import { inTemporaryFolder, type Product, startProduct } from './product.ts'
import { type Media, startMedia } from './video.ts'

/** `test` with a product that fetches from test media on loopback, and with those media, both once a worker. */
export const test = base.extend<object, { media: Media; product: Product; keeper: Account }>({
  media: [
    async ({}, use) => {
      const media = await startMedia()
      await use(media)
      await media.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ media }, use) => {
      await inTemporaryFolder(async (folder) => {
        const product = await startProduct(folder, media.env)
        await use(product)
        await product.stop()
      })
    },
    { scope: 'worker' },
  ],
  /** The first account, which keeps the installation. */
  keeper: [async ({ product }, use) => use(await signUp(product.url)), { scope: 'worker', auto: true }],
  baseURL: async ({ product }, use) => use(product.url),
})

export { expect } from '@playwright/test'
