// npm run bench:quizzes:canvas: a quiz of very many blocks on its canvas: until it is drawn, and how evenly it moves.
import { loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { findChromium } from '../../e2e/chromium.ts'
import { type Account, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { cookiesOf } from '../../e2e/steps/session.ts'
import { median } from '../statistics.ts'

const blocks = Number(process.env['BLOCKS'] ?? 300)
const rounds = 5
/** They stand in rows, so that all of them are in sight at once. */
const perRow = 18
/** Frames of 60 a second, and what a timer may be late by. */
const frameMs = 1000 / 60
const lateMs = 1.5 * frameMs
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
    const ground = '.react-flow__viewport'
    await page.locator('.react-flow__pane').scrollIntoViewIfNeeded()
    const whole = await page.locator('.react-flow__pane').boundingBox()
    if (!whole) throw new Error('There is no canvas')
    const corner = { x: whole.x + whole.width / 2, y: whole.y + whole.height - 12 }
    await tell(page, 'The whole is moved', ground, corner)
    for (let press = 0; press < 5; press += 1) await page.getByRole('button', { name: 'Acercar' }).click()
    await tell(page, 'A part is moved', ground, corner)
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

/** Says how evenly something moves with the pointer; an error where it does not move at all. */
async function tell(page: Page, what: string, moved: string, from: { x: number; y: number }) {
  const placeOf = () => page.locator(moved).evaluate((element) => getComputedStyle(element).transform)
  const before = await placeOf()
  const shown = await page.locator('.react-flow__node').count()
  const frames = await framesWhile(page, from)
  if ((await placeOf()) === before) throw new Error(`${what}: it stayed where it was`)
  const late = frames.filter((each) => each > lateMs).length
  const longest = Math.max(...frames)
  console.log(
    `${what}, ${shown} blocks in sight: ${frames.length} frames, median ${median(frames).toFixed(1)} ms, ${late} late, longest ${longest.toFixed(0)} ms.`,
  )
}

/** How long each frame took while the pointer moved with the button down. */
async function framesWhile(page: Page, { x, y }: { x: number; y: number }): Promise<number[]> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  const frames = page.evaluate(async () => {
    const found: number[] = []
    let before = await new Promise<number>((done) => requestAnimationFrame(done))
    const end = before + 2000
    while (before < end) {
      const now = await new Promise<number>((done) => requestAnimationFrame(done))
      found.push(now - before)
      before = now
    }
    return found
  })
  for (let step = 1; step <= 150; step += 1)
    await page.mouse.move(x + 2 * step, y - Math.round(50 * Math.sin(step / 20)))
  const taken = await frames
  await page.mouse.up()
  return taken
}
