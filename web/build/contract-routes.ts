import { isContractProcedure } from '@orpc/contract'
import { runnerImport, type Plugin } from 'vite'

const name = 'virtual:contract'
const resolved = `\0${name}`

/**
 * The contract as the browser needs it: methods and paths, without the schemas and statuses, which are the server's, and what is
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
      return `const route = (method, path, rest) => ({ '~orpc': { errorMap: {}, meta: {}, route: { method, path, ...rest } } })
export const contract = ${codeOf(module.contract)}`
    },
  }
}

/** A call for each route: hundreds of them would each say what all of them have. */
function codeOf(router: object): string {
  if (isContractProcedure(router)) {
    const { summary: _, successStatus: __, method, path, ...rest } = router['~orpc'].route
    const said = Object.keys(rest).length === 0 ? [method, path] : [method, path, rest]
    return `route(${said.map((each) => JSON.stringify(each)).join(', ')})`
  }
  const parts = Object.entries(router).map(
    ([key, part]: [string, object]) => `${JSON.stringify(key)}: ${codeOf(part)}`,
  )
  return `{ ${parts.join(', ')} }`
}
