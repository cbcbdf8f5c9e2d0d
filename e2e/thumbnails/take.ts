// npm run thumbnails --workspace e2e: the pictures that new pages begin with, out of the built product, into the server.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { inRoot } from '../../scripts/root.mjs'
import { provideChromium } from '../chromium.ts'
import { inTemporaryFolder, startProduct } from '../product/product.ts'
import { enter } from '../steps/session.ts'
import { drawn, readyPages } from './drawn.ts'

const folder = inRoot('server', 'thumbnails')
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: await provideChromium(console.log) })
try {
  await inTemporaryFolder(async (data) => {
    const product = await startProduct(data)
    const context = await browser.newContext()
    const account = await enter(context, product.url)
    const page = await context.newPage()
    await account.call('POST', '/api/home/sample', {})
    for (const [template, name] of Object.entries(readyPages)) {
      const path = join(folder, `${template}.webp`)
      await writeFile(path, await drawn(page, account, product.url, name))
      console.log(path)
    }
    await product.stop()
  })
} finally {
  await browser.close()
}
