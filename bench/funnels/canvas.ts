// npm run bench:funnels:canvas: a funnel of as many steps as there may be: how evenly its canvas moves.
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { mostSteps } from '@aurelio/contracts/funnels'
import { z } from 'zod'
import { findChromium } from '../../e2e/chromium.ts'
import { type Account, publishPage, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { samplePage } from '../../e2e/product/sample-page.ts'
import { cookiesOf } from '../../e2e/steps/session.ts'
import { canvasGround, moved } from '../moved.ts'

const perRow = 10
/** Shares of the size at which the canvas opens. */
const closer = 5
const idSchema = z.object({ id: z.string() })

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder, { LOG_LEVEL: 'warn' })
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const account = await signUp(product.url)
    const funnel = await longFunnel(account)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies(cookiesOf(account, product.url))
    const page = await context.newPage()
    await page.goto(`${product.url}/dashboard/tools/aurelio-builder/funnels/${funnel}`)
    await page.getByRole('button', { name: 'Grafo' }).click()
    await page.locator('.react-flow__node').nth(1).waitFor()
    const load = loadavg()[0]?.toFixed(1) ?? '?'
    console.log(`${mostSteps} steps, Chromium ${browser.version()}, load ${load}.`)
    const corner = await canvasGround(page)
    await moved(page, 'The whole is moved', corner)
    for (let press = 0; press < closer; press += 1)
      await page.getByRole('button', { name: 'Acercar' }).click()
    await moved(page, 'A part is moved', corner)
  } finally {
    await browser.close()
    await product.stop()
  }
})

/** A funnel of offers on one page, each of which leads to the next, made by the calls that its screen makes. */
async function longFunnel(account: Account): Promise<string> {
  const page = await publishPage(account, 'Oferta', samplePage())
  const made = await account.call('POST', '/api/funnels', {
    format: 'aurelio-funnel-1',
    name: 'Largo',
    graph: {
      nodes: [
        {
          id: 's1',
          kind: 'gracias',
          name: 'Gracias',
          at: { x: 0, y: 0 },
          document: { version: 1, elements: samplePage() },
        },
      ],
      edges: [],
    },
  })
  const { id } = idSchema.parse(made)
  const ids = Array.from({ length: mostSteps }, (_, at) => `s${at + 1}`)
  await account.call('PUT', `/api/funnels/${id}`, {
    name: 'Largo',
    baseVersion: 1,
    graph: {
      nodes: ids.map((step, at) => ({
        id: step,
        kind: step === ids.at(-1) ? 'gracias' : 'oferta',
        pageId: page.id,
        at: { x: 280 * (at % perRow), y: 220 * Math.floor(at / perRow) },
      })),
      edges: ids.slice(1).map((to, at) => ({ id: `w${at + 1}`, from: ids[at], port: 'aceptar', to })),
    },
  })
  return id
}
