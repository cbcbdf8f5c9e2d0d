// npm run bench:experiments: what a visit costs while a test runs on the page, beside the same page without one, in turns.
import { type Account, publishPage, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { samplePage } from '../../e2e/product/sample-page.ts'
import { inTurns, print } from '../in-turns.ts'
import { behindProxy, headersOfPerson } from '../visits/people.ts'

const people = 3000

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder, behindProxy)
  const account = await signUp(product.url)
  const plain = await publishPage(account, 'Sin prueba', samplePage())
  const tried = await publishPage(account, 'Con prueba', samplePage())
  await startTest(account, tried.id)
  const target = ({ url }: { url: string }) => ({
    url: `http://127.0.0.1:${product.port}${new URL(url).pathname}`,
    pid: product.running.pid,
  })
  try {
    const { figure } = await inTurns({
      name: 'GET a page under test, against one without',
      product: target(tried),
      peer: target(plain),
      request: {
        method: 'GET',
        requests: Array.from({ length: people }, (_, number) => ({ headers: headersOfPerson(number) })),
      },
      status: 200,
      connections: 16,
    })
    print([figure], 'The same page twice, in one server')
  } finally {
    await product.stop()
  }
})

/** B is as A is: what is measured is the choice, not the page. */
async function startTest(account: Account, id: string): Promise<void> {
  const plan = { name: 'Medida', effect: 50, dailyVisitors: 5000 }
  await account.call('POST', `/api/pages/${id}/experiment`, plan)
}
