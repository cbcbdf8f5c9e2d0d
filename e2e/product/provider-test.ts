import { test as base } from '@playwright/test'
import { type People, startOidcProvider } from './oidc.ts'
import { freePort } from './port.ts'
import { inTemporaryFolder, type Product, startProduct } from './product.ts'

/** `test` with a product of its own that knows one OpenID Connect provider, 'Agencia ID', and who enters there. */
export function testWithProvider(people: People) {
  return base.extend<object, { product: Product }>({
    product: [
      async ({}, use) => {
        await inTemporaryFolder(async (folder) => {
          const port = await freePort()
          const url = `http://localhost:${port}`
          const provider = await startOidcProvider(url, people)
          const product = await startProduct(folder, { PORT: String(port), BASE_URL: url, ...provider.env })
          await use(product)
          await product.stop()
          await provider.stop()
        })
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ product }, use) => use(product.url),
  })
}
