import { createServer } from 'node:http'
import { freePort } from './postgres.ts'

/** Hands out texts by path; what has none is not found, and `moved` leads elsewhere. */
export async function startTableServer() {
  const texts = new Map<string, string>()
  const moved = new Map<string, string>()
  const server = createServer(({ url = '/' }, response) => {
    const to = moved.get(url)
    const text = texts.get(url)
    if (to !== undefined) response.writeHead(302, { location: to }).end()
    else if (text === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'text/csv' }).end(text)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${port}`,
    texts,
    moved,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
