import { test as base } from '@playwright/test'
import { inTemporaryFolder, type Product, startProduct } from './product.ts'

/** `test` with the real product behind `baseURL`: started once a worker, in a data folder of its own. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      await inTemporaryFolder(async (folder) => {
        const product = await startProduct(folder)
        await use(product)
        await product.stop()
      })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
})

export { expect } from '@playwright/test'
