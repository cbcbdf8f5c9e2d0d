import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { atEnd } from './at-end.ts'
import { freePort } from './postgres.ts'

const region = 'eu-west-1'
const accessKeyId = 'AURELIO'
const bucket = 'aurelio'

export type StrictS3 = {
  environment: Record<string, string>
  /** How many requests were refused for their signature. */
  refused: () => number
  keys: () => string[]
  /** Keys that were written while something stood there. */
  overwritten: () => string[]
}

/**
 * A store in memory that believes nobody: each request has to be signed with the secret, and its body to be what was signed
 * (AWS Signature Version 4). It knows whole objects alone, no parts.
 */
export async function startStrictS3(secret: string): Promise<StrictS3> {
  const objects = new Map<string, Buffer>()
  const overwritten: string[] = []
  let refused = 0

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    if (!isSigned(request, body, secret)) {
      refused += 1
      return response.writeHead(403, { 'content-type': 'application/xml' }).end(refusal)
    }
    const key = decodeURIComponent(pathOf(request)).replace(`/${bucket}/`, '')
    if (request.method === 'PUT') {
      if (objects.has(key)) overwritten.push(key)
      objects.set(key, body)
      return response.writeHead(200, { etag: `"${sha256(body)}"` }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const found = objects.get(key)
    if (!found) return response.writeHead(404).end()
    const head = { 'content-length': found.length, 'last-modified': new Date().toUTCString() }
    return response.writeHead(200, head).end(request.method === 'HEAD' ? undefined : found)
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(await freePort(), '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => server.close().closeAllConnections())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    environment: {
      STORAGE_DRIVER: 's3',
      STORAGE_BUCKET: bucket,
      STORAGE_ENDPOINT: `http://127.0.0.1:${port}`,
      STORAGE_REGION: region,
      STORAGE_ACCESS_KEY_ID: accessKeyId,
      STORAGE_SECRET_ACCESS_KEY: secret,
    },
    refused: () => refused,
    keys: () => [...objects.keys()],
    overwritten: () => overwritten,
  }
}

const refusal =
  '<Error><Code>SignatureDoesNotMatch</Code><Message>The signature is another.</Message></Error>'

/** Whether this request, with this body, was signed with the secret. */
function isSigned(request: IncomingMessage, body: Buffer, secret: string): boolean {
  const { authorization = '' } = request.headers
  const match = /Credential=([^/]+)\/(\d+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    authorization,
  )
  const [, id, day = '', scope, names = '', signature] = match ?? []
  if (id !== accessKeyId || scope !== `${region}/s3/aws4_request`) return false
  const [, query = ''] = (request.url ?? '').split('?')
  const payload = headerOf(request, 'x-amz-content-sha256')
  if (payload !== sha256(body)) return false
  const canonical = [
    request.method,
    pathOf(request),
    query.split('&').toSorted().join('&'),
    ...names.split(';').map((name) => `${name}:${headerOf(request, name)}`),
    '',
    names,
    payload,
  ].join('\n')
  const told = ['AWS4-HMAC-SHA256', headerOf(request, 'x-amz-date'), `${day}/${scope}`, sha256(canonical)]
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, told.join('\n')).toString('hex') === signature
}

const pathOf = (request: IncomingMessage) => (request.url ?? '').split('?')[0] ?? ''
const headerOf = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '').trim()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
