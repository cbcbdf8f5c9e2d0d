// npm run bench:visits:serving: what a counted visit costs beside the same page of a site that counts nothing, in turns.
import { z } from 'zod'
import { publishPage, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { samplePage } from '../../e2e/product/sample-page.ts'
import { inTurns, print } from '../in-turns.ts'
import { behindProxy, countBy, countedToday, headersOfPerson } from './people.ts'

const people = 3000

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder, behindProxy)
  const account = await signUp(product.url)
  const counted = await publishPage(account, 'Se cuenta', samplePage())
  const site = z
    .object({ id: z.string() })
    .parse(await account.call('POST', '/api/sites', { name: 'No se cuenta' }))
  await countBy(account, site.id, 'off')
  const silent = await publishPage(account, 'No se cuenta', samplePage(), site.id)
  const target = ({ url }: { url: string }) => ({
    url: `http://127.0.0.1:${product.port}${new URL(url).pathname}`,
    pid: product.running.pid,
  })
  try {
    const { figure, answered } = await inTurns({
      name: 'GET a page that is counted, against one that is not',
      product: target(counted),
      peer: target(silent),
      request: {
        method: 'GET',
        requests: Array.from({ length: people }, (_, number) => ({ headers: headersOfPerson(number) })),
      },
      status: 200,
      connections: 16,
    })
    print([figure], 'The same page twice, in one server; the writing of the sums is in it')
    const { visits, visitors } = await countedToday(account, counted.id)
    const costs = figure.rounds.map((round) => 1e6 / round.product - 1e6 / round.peer)
    const served = figure.rounds.map(({ peer }) => 1e6 / peer)
    console.log(
      `A counted visit costs ${told(costs)} µs of processor beside the ${told(served)} µs of serving the page.`,
    )
    console.log(`${answered} answered, ${visits} of them counted of ${visitors} visitors.`)
  } finally {
    await product.stop()
  }
})

/** The middle one, and between what they lie. */
function told(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other)
  const [least, middle, most] = [0, Math.floor(sorted.length / 2), -1].map(
    (at) => sorted.at(at) ?? Number.NaN,
  )
  return `${middle?.toFixed(1)} (${least?.toFixed(1)} to ${most?.toFixed(1)})`
}
