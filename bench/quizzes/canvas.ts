// npm run bench:quizzes:canvas: a quiz of very many blocks on its canvas: until it is drawn, and how evenly it moves.
import { loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { findChromium } from '../../e2e/chromium.ts'
import { type Account, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { cookiesOf } from '../../e2e/steps/session.ts'
import { canvasGround, moved } from '../moved.ts'
import { median } from '../statistics.ts'

const blocks = Number(process.env['BLOCKS'] ?? 300)
const rounds = 5
/** They stand in rows, so that all of them are in sight at once. */
const perRow = 18
const quizSchema = z.object({
  id: z.string(),
  document: z.looseObject({
    nodes: z.array(z.looseObject({ id: z.string(), type: z.string() })),
    edges: z.array(z.looseObject({ from: z.string(), to: z.string() })),
  }),
})

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder, { LOG_LEVEL: 'warn' })
  const executablePath = findChromium()
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  try {
    const account = await signUp(product.url)
    const quiz = await longQuiz(account)
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies(cookiesOf(account, product.url))
    const page = await context.newPage()
    await page.goto(`${product.url}/dashboard/tools/aurelio-builder/quiz-builder/${quiz}`)
    await page.getByRole('button', { name: 'Grafo' }).waitFor()
    const drawn: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      drawn.push(await untilDrawn(page))
      if (round < rounds - 1) await page.getByRole('button', { name: 'Lista' }).click()
    }
    const load = loadavg()[0]?.toFixed(1) ?? '?'
    console.log(`${blocks} blocks, Chromium ${browser.version()}, load ${load}.`)
    console.log(
      `From the press on 'Grafo' until they are drawn: ${median(drawn).toFixed(0)} ms (median of ${rounds}).`,
    )
    const corner = await canvasGround(page)
    await moved(page, 'The whole is moved', corner)
    for (let press = 0; press < 5; press += 1) await page.getByRole('button', { name: 'Acercar' }).click()
    await moved(page, 'A part is moved', corner)
  } finally {
    await browser.close()
    await product.stop()
  }
})

/** A quiz whose blocks follow each other, made by the calls that its screen makes. */
async function longQuiz(account: Account): Promise<string> {
  const made = quizSchema.parse(await account.call('POST', '/api/quizzes', { name: 'Largo' }))
  const { nodes, edges } = made.document
  const first = nodes.find(({ type }) => type === 'block')
  const [way] = edges
  if (!first || !way) throw new Error('A new quiz begins with a block')
  const ids = ['b1', ...Array.from({ length: blocks - 1 }, (_, at) => `b${at + 2}`)]
  const { id } = quizSchema.parse(
    await account.call('POST', '/api/quizzes', {
      name: 'Largo',
      document: {
        ...made.document,
        nodes: [
          ...ids.map((block, at) => ({
            ...first,
            id: block,
            at: { x: 280 * (at % perRow), y: 180 * Math.floor(at / perRow) },
            questions: z
              .array(z.looseObject({}))
              .parse(first['questions'])
              .map((question) => ({ ...question, id: `q${at + 1}` })),
          })),
          ...nodes
            .filter(({ type }) => type !== 'block')
            .map((node, at) => ({ ...node, at: { x: 280 * at, y: -180 } })),
        ],
        edges: [
          ...ids.map((from, at) => ({ ...way, id: `way${at}`, from, to: ids[at + 1] ?? way.to })),
          ...edges.filter(({ from }) => from !== 'b1'),
        ],
      },
    }),
  )
  return id
}

function untilDrawn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Grafo')
    const start = performance.now()
    button?.click()
    while (document.querySelectorAll('.react-flow__node').length < 2)
      await new Promise((done) => requestAnimationFrame(done))
    await new Promise((done) => requestAnimationFrame(done))
    return performance.now() - start
  })
}
