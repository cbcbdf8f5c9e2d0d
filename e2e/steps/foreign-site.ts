import { once } from 'node:events'
import { createServer } from 'node:http'
import { freePort } from '../product/port.ts'

/** A site of somebody else on another origin: every page of it is what `show` was last given. */
export async function openForeignSite() {
  let body = ''
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', connection: 'close' })
    response.end(`<!doctype html><title>Otra web</title><body>${body}</body>`)
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}/`,
    show: (html: string) => (body = html),
    close: () => server.close(),
  }
}
