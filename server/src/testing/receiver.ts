import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from './postgres.ts'

type Received = { path: string; headers: IncomingMessage['headers']; body: string }

/** A program that is called by webhooks, on this machine. `answers` says how, by path; without a word, 204. */
export async function startReceiver(answers: Record<string, (answer: ServerResponse) => void> = {}) {
  const received: Received[] = []
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() })
      const respond = answers[path]
      if (respond) return respond(answer)
      answer.writeHead(204).end()
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${port}`,
    of: (path: string) => received.filter((one) => one.path === path),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
