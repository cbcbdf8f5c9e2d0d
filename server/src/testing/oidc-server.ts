import type { Engine } from '../platform/database/database.ts'
import { oidcClient, type OidcPeople, startOidcProvider } from './oidc-provider.ts'
import { freePort } from './postgres.ts'
import { startTestServer } from './test-server.ts'

export type OidcProvider = Awaited<ReturnType<typeof startOidcProvider>>

/**
 * A server whose people may also enter through a real provider, 'Mi empresa', and that provider.
 * @param nameOf what the settings call the provider, from the address by which it knows itself
 */
export async function startServerWithProvider(
  engine: Engine,
  people: OidcPeople,
  nameOf = (issuer: string) => issuer,
  environment: Record<string, string> = {},
) {
  const port = await freePort()
  const provider = await startOidcProvider(`http://localhost:${port}/api/auth/callback/oidc`, people)
  const server = await startTestServer(engine, {
    PORT: String(port),
    OIDC_NAME: 'Mi empresa',
    OIDC_ISSUER: nameOf(provider.issuer),
    OIDC_CLIENT_ID: oidcClient.id,
    OIDC_CLIENT_SECRET: oidcClient.secret,
    ...environment,
  })
  return { server, provider }
}
