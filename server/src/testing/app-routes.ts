import { contract } from '@aurelio/contracts'
import { traverseContractProcedures } from '@orpc/server'
import { rules } from '../app/access.ts'
import { composeProduct } from '../app/features.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log/log.ts'
import { openPlatform } from '../platform/platform.ts'
import { atEnd } from './at-end.ts'
import { readyDatabase, temporaryFolder } from './engines.ts'

/** Every route of the product as `GET /api/pages/{id}`: the contract's, and the plain ones that the app itself knows. */
export async function appRoutes(): Promise<string[]> {
  const dataDir = temporaryFolder()
  const config = readConfig({ DATA_DIR: dataDir })
  const database = await readyDatabase('sqlite')
  const platform = await openPlatform({ config, log: createLog('silent'), database, rules })
  const product = composeProduct(platform)
  for (const { close } of product.features) if (close) atEnd(close)
  const { app } = createApp(platform, product, dataDir)
  const routes = new Set<string>()
  // What answers any method is a guard, or the door to the contract.
  for (const { method, path } of app.routes)
    if (method !== 'ALL') routes.add(`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    routes.add(`${method} /api${path}`)
  })
  return [...routes].toSorted()
}
