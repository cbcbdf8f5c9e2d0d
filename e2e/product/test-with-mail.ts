import { startSmtpServer } from '../../server/src/testing/smtp-server.ts'
import { inTemporaryFolder, startProduct } from './product.ts'
import { test } from './test.ts'

/** The product with a mail server that keeps what it is given. */
export const testWithMail = test.extend<object, { smtp: Awaited<ReturnType<typeof startSmtpServer>> }>({
  smtp: [
    async ({}, use) => {
      const smtp = await startSmtpServer()
      await use(smtp)
      smtp.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ smtp }, use) => {
      await inTemporaryFolder(async (folder) => {
        const product = await startProduct(folder, { SMTP_URL: smtp.url })
        await use(product)
        await product.stop()
      })
    },
    { scope: 'worker' },
  ],
})
