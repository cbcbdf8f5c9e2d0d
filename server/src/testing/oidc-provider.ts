import { once } from 'node:events'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { afterAll } from 'vitest'
import { freePort } from './postgres.ts'

export const oidcClient = { id: 'aurelio', secret: 'secreto-del-cliente-de-pruebas' }

/** Who enters at the provider, by the name they give there. */
export type OidcPeople = Record<string, { email: string; verified: boolean }>

/**
 * A real OpenID Connect provider on loopback, with its own login and consent. `visit` does what a browser does there:
 * it follows the redirects from the authorization address and answers each question, to the address it leads back to.
 */
export async function startOidcProvider(callback: string, people: OidcPeople) {
  const port = await freePort()
  const issuer = `http://localhost:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: oidcClient.secret,
        redirect_uris: [callback],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['solo-para-pruebas'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => {
        const person = people[id]
        return { sub: id, name: id, email: person?.email, email_verified: person?.verified ?? false }
      },
    }),
  })
  const answer = provider.callback()
  const server = createServer((request, response) => void answer(request, response))
  server.listen(port)
  await once(server, 'listening')
  afterAll(() => void server.close())

  async function visit(start: string, login: string, consent: boolean): Promise<string> {
    const cookies = new Map<string, string>()
    let address = start
    let form: URLSearchParams | null = null
    for (let step = 0; step < 20; step++) {
      const response: Response = await fetch(address, {
        redirect: 'manual',
        method: form ? 'POST' : 'GET',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(form && { body: form }),
      })
      form = null
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        cookies.set(name, value)
      }
      const location = response.headers.get('location')
      if (location) {
        address = new URL(location, address).href
        if (!address.startsWith(issuer)) return address
        continue
      }
      const html = await response.text()
      const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1]
      const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1]
      if (!prompt || !action)
        throw new Error(`The provider answered ${response.status}: ${html.slice(0, 300)}`)
      if (prompt === 'consent' && !consent) {
        address = `${new URL(action, address).href}/abort`
        continue
      }
      address = new URL(action, address).href
      form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'x' }) })
    }
    throw new Error('The provider never led back')
  }
  return { issuer, visit }
}
