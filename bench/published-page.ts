// npm run bench: what a published page costs, beside a bare node:http server in the same run.
import { z } from 'zod'
import { type Account, publishPage, signUp } from '../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../e2e/product/product.ts'
import { samplePage } from '../e2e/product/sample-page.ts'
import { headersOf, inTurns, print, startPeer } from './in-turns.ts'

const connections = 16
const ownHost = 'medida.example'

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder)
  const account = await signUp(product.url)
  const { url } = await publishPage(account, 'Página de la medición', samplePage())
  const { pathname } = new URL(url)
  const base = `http://127.0.0.1:${product.port}`
  const answer = await fetch(base + pathname, { headers: { 'accept-encoding': 'identity' } })
  const page = { headers: headersOf(answer), body: await answer.text() }
  const peer = await startPeer({ page, lead: { headers: {} } })
  await publishAtHost(account)
  const ask = (name: string, path: string, headers: Record<string, string>) =>
    inTurns({
      name,
      product: { url: base + path, pid: product.running.pid },
      peer: { url: peer.url + path, pid: peer.pid },
      request: { method: 'GET', headers },
      status: 200,
      connections,
    })
  try {
    const shared = await ask('GET /p/:slug', pathname, {})
    const hosted = await ask(`GET / at ${ownHost}`, '/', { host: ownHost })
    print(
      [shared.figure, hosted.figure],
      `Page of ${page.body.length} characters; ${connections} connections`,
    )
  } finally {
    peer.stop()
    await product.stop()
  }
})

/** The same page as the home of a site with a host of its own. */
async function publishAtHost(account: Account): Promise<void> {
  const site = await account.call('POST', '/api/sites', { name: 'Medida', host: ownHost })
  const { id } = z.object({ id: z.string() }).parse(site)
  await publishPage(account, 'Portada', samplePage(), id)
}
