import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from '../../e2e/product/account.ts'
import { type Product, startProduct } from '../../e2e/product/product.ts'
import { begin, filmOf, ready, send } from './film.ts'

/** Milliseconds after the upload began, at which the server is killed: while it comes, and while it is made. */
const moments = [0, 20, 60, 120, 300, 700, 1500, 3000, 5000, 8000]

type Killed = { resumed: number; halfMade: number; product: Product }

/** Kills the server (SIGKILL) at ten moments; each time what is shown is whole or nothing, and after a start it goes on. */
export async function measureKills(
  account: Account,
  first: Product,
  { file, dataDir, env }: { file: string; dataDir: string; env: NodeJS.ProcessEnv },
): Promise<Killed> {
  let product = first
  let resumed = 0
  let halfMade = 0
  const restart = { ...env, PORT: String(first.port) }
  for (const moment of moments) {
    const id = await begin(account, file)
    const sending = send(product.url, account, id, file, 256 * 1024).catch(() => null)
    await pause(moment)
    await product.kill()
    await sending
    product = await startProduct(dataDir, restart)
    const seen = await filmOf(account, id)
    // What is on its way has no page, whatever lies on the disk.
    const page = await fetch(product.url + seen.path, { redirect: 'manual' })
    if (seen.state === 'preparing' && page.status !== 404) halfMade += 1
    await page.arrayBuffer()
    for (let tries = 0; tries < 40 && (await filmOf(account, id)).step === 'uploading'; tries += 1)
      await send(product.url, account, id, file).catch(() => pause(250))
    const film = await ready(account, id)
    if (film.state === 'ready' && film.renditions.length === 2) resumed += 1
  }
  return { resumed, halfMade, product }
}
