import { contract } from '@aurelio/contracts'
import { traverseContractProcedures } from '@orpc/server'

type Route = { method: string; path: RegExp }

/** Whether a call of the contract is for signed-in people alone, as its contract says. */
export function callsForSignedIn(): (method: string, path: string) => boolean {
  const routes: Route[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { route, errorMap } = procedure['~orpc']
    if (route.path && 'UNAUTHORIZED' in errorMap)
      routes.push({ method: route.method ?? 'POST', path: pattern(`/api${route.path}`) })
  })
  return (method, path) => routes.some((route) => route.method === method && route.path.test(path))
}

/** Which methods each path of the contract knows, to tell a wrong method (405) from a wrong path (404). */
export function allowedMethods(
  extra: readonly { method: string; path: string }[] = [],
): (path: string) => string[] {
  const routes: Route[] = extra.map(({ method, path }) => ({ method, path: pattern(path) }))
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method = 'POST', path } = procedure['~orpc'].route
    if (path) routes.push({ method, path: pattern(`/api${path}`) })
  })
  return (path) => {
    const methods = routes.filter((route) => route.path.test(path)).map((route) => route.method)
    return methods.includes('GET') ? [...methods, 'HEAD'] : methods
  }
}

/** Matches a path that names its parameters as `{id}` or `:id`. */
export function pattern(path: string): RegExp {
  const parts = path.split('/').map((part) => (/^[{:]/.test(part) ? '[^/]+' : part.replaceAll('.', '\\.')))
  return new RegExp(`^${parts.join('/')}/?$`)
}
