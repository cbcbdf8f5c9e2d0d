// The yardstick: a bare node:http server that sends the same bytes. It knows nothing; it is told all by its parent.
import { createServer } from 'node:http'
import { z } from 'zod'

const answersSchema = z.object({
  page: z.object({ headers: z.record(z.string(), z.string()), body: z.string() }),
  lead: z.object({ headers: z.record(z.string(), z.string()) }),
})

process.once('message', (message) => {
  const { page, lead } = answersSchema.parse(message)
  const body = Buffer.from(page.body)
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, page.headers).end(body)
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const fields = new URLSearchParams(Buffer.concat(chunks).toString())
      response.writeHead(fields.has('email') ? 303 : 422, lead.headers).end()
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.once('disconnect', () => process.exit(0))
