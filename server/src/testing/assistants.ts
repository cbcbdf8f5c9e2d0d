import type { TokenScope } from '@aurelio/contracts/token-scopes'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createToken } from './api-tokens.ts'
import { atEnd } from './at-end.ts'
import type { Person } from './test-server.ts'

/** The protocol's own client, with a token of that person. */
export async function assistantOf(
  url: string,
  person: Person,
  scopes: readonly TokenScope[],
  revision: 'auto' | 'legacy' = 'auto',
): Promise<Client> {
  const token = await createToken(person, scopes)
  const client = new Client({ name: 'prueba', version: '1.0.0' }, { versionNegotiation: { mode: revision } })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${url}/api/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  )
  atEnd(() => client.close())
  return client
}
