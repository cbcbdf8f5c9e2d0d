import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { freePort } from './port.ts'

const client = { id: 'aurelio', secret: 'secreto-del-cliente-de-pruebas' }

/** Who enters, by the name they give at the provider. */
export type People = Record<string, { email: string; verified: boolean }>

/** A real OpenID Connect provider on loopback with its own login and consent; `env` are the product's settings for it. */
export async function startOidcProvider(productUrl: string, people: People) {
  const port = await freePort()
  const issuer = `http://localhost:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${productUrl}/api/auth/callback/oidc`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['solo-para-pruebas'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        name: id,
        email: people[id]?.email,
        email_verified: people[id]?.verified ?? false,
      }),
    }),
  })
  const handle = provider.callback()
  const server = createServer((request, response) => void handle(request, response))
  server.listen(port)
  await once(server, 'listening')
  const env = {
    OIDC_NAME: 'Agencia ID',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: client.id,
    OIDC_CLIENT_SECRET: client.secret,
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return { env, stop }
}
