import { contract } from '@aurelio/contracts'
import { type TokenScope, tokenScopeSchema } from '@aurelio/contracts/token-scopes'
import { traverseContractProcedures } from '@orpc/server'

const methods = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
  HEAD: 'head',
} as const

/** A call of the contract, as readers of the API look for it. */
export type Operation = {
  method: keyof typeof methods
  /** How OpenAPI spells the method. */
  key: (typeof methods)[keyof typeof methods]
  path: string
  summary: string
  /** What a token must bear; null where none will do. */
  scope: TokenScope | null
  /** Whether somebody has to be signed in. */
  isForSignedIn: boolean
}

/** Every call of the contract, in its order. */
export function operations(): Operation[] {
  const found: Operation[] = []
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure }) => {
    const { route, meta, errorMap } = procedure['~orpc']
    const { method = 'POST', path = '', summary = '' } = route
    const scope = tokenScopeSchema.safeParse(meta['scope'])
    found.push({
      method,
      key: methods[method],
      path,
      summary,
      scope: scope.success ? scope.data : null,
      isForSignedIn: 'UNAUTHORIZED' in errorMap,
    })
  })
  return found
}
