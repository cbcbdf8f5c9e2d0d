import { contract } from '@aurelio/contracts'
import { type TokenScope, tokenScopeSchema } from '@aurelio/contracts/token-scopes'
import { traverseContractProcedures } from '@orpc/server'
import { rules } from '../app/access.ts'
import { assemble } from '../app/assemble.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import { createLog } from '../platform/log/log.ts'
import { openPlatform } from '../platform/platform.ts'
import { atEnd } from './at-end.ts'
import { readyDatabase, temporaryFolder } from './engines.ts'

/** The product as it is put together, over an empty database. */
async function emptyProduct() {
  const dataDir = temporaryFolder()
  const config = readConfig({ DATA_DIR: dataDir })
  const database = await readyDatabase('sqlite')
  const platform = await openPlatform({ config, log: createLog('silent'), database, rules })
  const product = assemble(platform)
  for (const { close } of product.features) if (close) atEnd(close)
  return { platform, product, dataDir }
}

/** Every route of the product as `GET /api/pages/{id}`: the contract's, and the plain ones that the app itself knows. */
export async function appRoutes(): Promise<string[]> {
  const { platform, product, dataDir } = await emptyProduct()
  const { app } = createApp(platform, product, dataDir)
  const routes = new Set<string>()
  // What answers any method is a guard, or the door to the contract.
  for (const { method, path } of app.routes) if (method !== 'ALL') routes.add(`${method} ${named(path)}`)
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    routes.add(`${method} /api${path}`)
  })
  return [...routes].toSorted()
}

/** What a token must bear to come there, by route; those that are not in it are for no token. */
export async function scopesOfRoutes(): Promise<ReadonlyMap<string, TokenScope | 'any'>> {
  const { product } = await emptyProduct()
  const scopes = new Map<string, TokenScope | 'any'>()
  for (const { method, path, scope } of product.house.routes())
    if (scope) scopes.set(`${method} ${named(path)}`, scope)
  for (const { method, path, scope } of scopedOperations()) scopes.set(`${method} /api${path}`, scope)
  return scopes
}

function scopedOperations() {
  const found: { method: string; path: string; scope: TokenScope }[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    const scope = tokenScopeSchema.safeParse(procedure['~orpc'].meta['scope'])
    if (scope.success) found.push({ method, path, scope: scope.data })
  })
  return found
}

function named(path: string) {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}
