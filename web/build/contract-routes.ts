import { isContractProcedure } from '@orpc/contract'
import { runnerImport, type Plugin } from 'vite'

const name = 'virtual:contract'
const resolved = `\0${name}`

/**
 * The contract as the browser needs it: methods and paths, without the schemas, which only the server checks, and what is
 * said for readers and for tokens. Saves every first load zod and the page's codec (28 kB of gzip when this was written).
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined
      const { module, dependencies } =
        await runnerImport<typeof import('@aurelio/contracts')>('@aurelio/contracts')
      for (const file of dependencies) this.addWatchFile(file)
      return `export const contract = ${JSON.stringify(routesOnly(module.contract))}`
    },
  }
}

function routesOnly(router: object): object {
  if (isContractProcedure(router)) {
    const { summary: _, ...route } = router['~orpc'].route
    return { '~orpc': { errorMap: {}, meta: {}, route } }
  }
  return Object.fromEntries(
    Object.entries(router).map(([key, part]: [string, unknown]) => [
      key,
      typeof part === 'object' && part !== null ? routesOnly(part) : part,
    ]),
  )
}
