import { z } from 'zod'

/** A person who uses the API with the session of a browser. */
export type Account = {
  name: string
  email: string
  password: string
  /** Value of a `Cookie` header that carries the session. */
  cookie: string
  /** Calls the API; throws with the answer's text unless the status is 2xx. */
  call: (method: string, path: string, body?: unknown) => Promise<unknown>
}

export const password = 'Segura-2026'
let made = 0

/** Signs up a new account over HTTP. */
export async function signUp(url: string, name = 'Lucía Prado'): Promise<Account> {
  made += 1
  const email = `lucia.${process.pid}.${made}@agencia.example`
  const headers = { 'content-type': 'application/json', origin: url }
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name, email, password }),
  })
  if (!answer.ok) throw new Error(`Sign-up: ${answer.status} ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const call = async (method: string, path: string, body?: unknown) => {
    const request = { method, headers: { ...headers, cookie } }
    const response = await fetch(
      `${url}${path}`,
      body === undefined ? request : { ...request, body: JSON.stringify(body) },
    )
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return JSON.parse(text)
  }
  return { name, email, password, cookie, call }
}

const publishedSchema = z.object({ id: z.string(), publication: z.object({ url: z.string() }) })

/** Creates a page of these elements, in the account's first site unless another is named, and publishes it. */
export async function publishPage(
  account: Account,
  name: string,
  elements: readonly unknown[],
  siteId?: string,
) {
  const document = { version: 1, elements }
  const { id } = z
    .object({ id: z.string() })
    .parse(await account.call('POST', '/api/pages', { name, document, siteId }))
  const published = publishedSchema.parse(await account.call('POST', `/api/pages/${id}/publication`))
  return { id, url: published.publication.url }
}

const leadsSchema = z.object({
  total: z.int(),
  items: z.array(
    z.object({ pageName: z.string(), fields: z.array(z.object({ name: z.string(), value: z.string() })) }),
  ),
})

/** The newest leads of the account's workspace and how many there are. */
export async function readLeads(account: Account) {
  return leadsSchema.parse(await account.call('GET', '/api/leads'))
}
