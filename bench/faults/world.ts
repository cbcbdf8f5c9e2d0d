import { type Account, publishPage, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, type Product, startProduct } from '../../e2e/product/product.ts'
import { samplePage } from '../../e2e/product/sample-page.ts'
import { type RunningPostgres, startPostgres } from '../../server/src/testing/postgres.ts'

export type Engine = 'SQLite' | 'PostgreSQL'
export const engines: readonly Engine[] = ['SQLite', 'PostgreSQL']

export type World = {
  engine: Engine
  product: Product
  account: Account
  /** Address of a published page with a form. */
  page: string
  postgres: RunningPostgres | null
  /** Starts the product again in the same folder, at the same address, over the same database. */
  again: () => Promise<Product>
}

/** The built product on loopback with one account and one published page; all of it ends with `work`. */
export async function inWorld(
  engine: Engine,
  env: NodeJS.ProcessEnv,
  work: (world: World) => Promise<void>,
  inFolder: (work: (folder: string) => Promise<void>) => Promise<void> = inTemporaryFolder,
): Promise<void> {
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : null
  if (engine === 'PostgreSQL' && !postgres) {
    console.log('PostgreSQL is not on this machine: its half is left out.')
    return
  }
  await inFolder(async (folder) => {
    const settings: NodeJS.ProcessEnv = {
      RATE_LIMIT_SCALE: '1000000000',
      LOG_LEVEL: 'fatal',
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...env,
    }
    const product = await startProduct(folder, settings)
    const world: World = {
      engine,
      product,
      account: await signUp(product.url),
      page: '',
      postgres,
      async again() {
        world.product = await startProduct(folder, { ...settings, PORT: String(product.port) })
        return world.product
      },
    }
    const { url } = await publishPage(world.account, 'Página de la prueba', samplePage())
    world.page = `http://127.0.0.1:${product.port}${new URL(url).pathname}`
    try {
      await work(world)
    } finally {
      await world.product.kill()
    }
  })
  await postgres?.stop()
}

const formId = samplePage().find((element) => element.type === 'form')?.id ?? ''

/** The body of a lead from this address. */
export function leadFrom(email: string): URLSearchParams {
  return new URLSearchParams({ formId, name: 'Ana Gil', phone: '600100200', message: 'Hola.', email })
}
