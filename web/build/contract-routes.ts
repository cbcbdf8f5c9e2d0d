import { minifyContractRouter } from '@orpc/contract'
import { runnerImport, type Plugin } from 'vite'

const name = 'virtual:contract'
const resolved = `\0${name}`

/**
 * The contract as the browser needs it: methods and paths, without the schemas, which only the server checks.
 * Saves every first load zod and the page's codec (28 kB of gzip when this was written).
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
      return `export const contract = ${JSON.stringify(minifyContractRouter(module.contract))}`
    },
  }
}
