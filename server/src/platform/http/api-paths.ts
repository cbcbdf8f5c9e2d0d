import { contract } from '@aurelio/contracts'
import { traverseContractProcedures } from '@orpc/server'
import { TrieRouter } from 'hono/router/trie-router'

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

/**
 * The name of the route that a request is for, `/api/pages/{id}`; undefined for what is none. `beside`: the routes that
 * are no calls of the contract.
 */
export function routeNames(
  beside: readonly { method: string; path: string }[],
): (method: string, path: string) => string | undefined {
  const router = new TrieRouter<string>()
  const add = (method: string, path: string) =>
    router.add(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), path.replaceAll(/:(\w+)/g, '{$1}'))
  for (const { method, path } of beside) add(method, path)
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { method = 'POST', path } = procedure['~orpc'].route
    if (path) add(method, `/api${path}`)
  })
  return (method, path) => router.match(method === 'HEAD' ? 'GET' : method, path)[0][0]?.[0]
}

/** Matches a path that names its parameters as `{id}` or `:id`. */
export function pattern(path: string): RegExp {
  const parts = path.split('/').map((part) => (/^[{:]/.test(part) ? '[^/]+' : part.replaceAll('.', '\\.')))
  return new RegExp(`^${parts.join('/')}/?$`)
}
