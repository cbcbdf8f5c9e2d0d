// npm run bench:visits:beacons: 5,000 beacons a second for a minute (SECONDS=), while somebody reads a page and we count along.
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { publishPage, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { samplePage } from '../../e2e/product/sample-page.ts'
import { behindProxy, countBy, countedToday, firstSite, headersOfPerson } from './people.ts'

const perSecond = Number(process.env['RATE'] ?? 5000)
const seconds = Number(process.env['SECONDS'] ?? 60)
const connections = 50
const lookEveryMs = 50
const barMs = 100
/** Each comes with the same few on each connection: nobody looks at more than 120 pages in a minute. */
const people = 3000

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder, { ...behindProxy, LOG_LEVEL: 'warn' })
  const base = `http://127.0.0.1:${product.port}`
  try {
    const account = await signUp(product.url)
    await countBy(account, await firstSite(account), 'beacon')
    const page = await publishPage(account, 'Mucha gente', samplePage())
    const { pathname } = new URL(page.url)
    const html = await (await fetch(base + pathname)).text()
    const token = /data-token="([^"]+)"/.exec(html)?.[1]
    if (token === undefined) throw new Error('The page has no script that tells of visits')
    const body = JSON.stringify({ token, from: 'https://www.google.com/', query: '?utm_source=boletin' })
    const looking = look(base + pathname)
    const sent = await autocannon({
      url: `${base}/p/_visit`,
      method: 'POST',
      body,
      requests: Array.from({ length: people }, (_, number) => ({ headers: headersOfPerson(number) })),
      connections,
      overallRate: perSecond,
      duration: seconds,
    })
    const taken = sent['2xx']
    const told = await settled(taken)
    const p99 = at(await looking.stop(), 0.99)
    const perPerson = Math.ceil(taken / connections)
    const came = Math.min(people, perPerson)
    const wrong = Math.max(Math.abs(told.visits / taken - 1), Math.abs(told.visitors / came - 1))
    console.log(
      `${taken} beacons in ${seconds} s (${Math.round(taken / seconds)} a second, ${sent.errors} errors), of ${came} people or a few more or less.`,
    )
    console.log(`Told: ${JSON.stringify(told)}; off by ${(wrong * 100).toFixed(2)} %.`)
    console.log(`Meanwhile the page came within ${p99.toFixed(0)} ms, 99 times of 100 (at most ${barMs}).`)

    async function settled(most: number) {
      let figures = await countedToday(account, page.id)
      for (let tries = 0; tries < 40 && figures.visits < most; tries++) {
        await pause(500)
        figures = await countedToday(account, page.id)
      }
      return figures
    }
  } finally {
    await product.stop()
  }
})

/** One visitor who reads on, and how long each page took them. */
function look(url: string) {
  const took: number[] = []
  const over = new AbortController()
  const reading = (async () => {
    while (!over.signal.aborted) {
      const start = performance.now()
      await (await fetch(url)).text()
      took.push(performance.now() - start)
      await pause(lookEveryMs)
    }
  })()
  return {
    async stop() {
      over.abort()
      await reading
      return took
    },
  }
}

function at(values: readonly number[], share: number) {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? Number.NaN
}
