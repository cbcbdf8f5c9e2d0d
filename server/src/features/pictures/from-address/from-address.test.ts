import type { ServerResponse } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../testing/at-end.ts'
import { startReceiver } from '../../../testing/receiver.ts'
import { type Person, signUp, startTestServer } from '../../../testing/test-server.ts'
import { fetchedType } from './fetched-type.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const problem = z.object({ code: z.string(), params: z.object({ reason: z.string(), status: z.number() }) })
const mega = 1024 * 1024
const leadingTo = (location: string) => (answer: ServerResponse) => answer.writeHead(302, { location }).end()

const refused = (reason: string, status = 0) => ({ code: 'PICTURE_UNFETCHED', reason, status })
const type = (text: string) => fetchedType(Uint8Array.from(text, (char) => char.charCodeAt(0)))

describe('a picture from an address', () => {
  let ana: Person
  let url: string
  let host: string
  let asked: (path: string) => readonly { headers: object }[]
  beforeAll(async () => {
    const receiver = await startReceiver({
      // What its server says that it is counts for nothing.
      '/foto': (answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(png),
      '/pagina.png': (answer) =>
        answer.writeHead(200, { 'content-type': 'image/png' }).end('<!doctype html>'),
      '/falta.png': (answer) => answer.writeHead(404).end(),
      '/aqui': leadingTo('/foto'),
      '/dentro': leadingTo('http://169.254.169.254/latest/meta-data'),
      '/fichero': leadingTo('file:///etc/passwd'),
      '/vueltas': leadingTo('/vueltas'),
      '/enorme': (answer) => answer.writeHead(200, { 'content-length': String(41 * mega) }).end(png),
      '/sin-fin': (answer) => {
        // It says nothing of its size, and never ends.
        answer.writeHead(200)
        const more = () => answer.write(Buffer.alloc(mega))
        answer.on('drain', more)
        more()
      },
      '/cortada': (answer) => {
        answer.writeHead(200, { 'content-length': '900' })
        answer.write(png, () => answer.destroy())
      },
    })
    atEnd(receiver.stop)
    const server = await startTestServer('sqlite', { PICTURE_ALLOWED_HOSTS: receiver.host })
    ana = await signUp(server.url)
    ;({ url } = server)
    ;({ host } = receiver)
    asked = receiver.of
  })
  const get = (address: string) =>
    fetch(`${url}/api/pictures/from-address`, {
      method: 'POST',
      headers: { origin: url, cookie: ana.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ address }),
    })
  const refusal = async (address: string) => {
    const { code, params } = problem.parse(await (await get(address)).json())
    return { code, ...params }
  }

  it('comes as it is, by what its bytes say, over redirects too, and brings nothing of the person along', async () => {
    for (const path of ['/foto', '/aqui']) {
      const answer = await get(`http://${host}${path}`)
      expect(answer.status).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(answer.headers.get('content-disposition')).toBe('attachment')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    }
    const [first] = asked('/foto')
    expect(JSON.stringify(first?.headers)).not.toMatch(/cookie|authorization|origin|referer/)
  })

  it('never leads into a private network, not by a name, a redirect or another spelling', async () => {
    const [, port] = host.split(':')
    for (const address of [
      'http://127.0.0.1/a.png',
      `http://localhost:${port}/foto`,
      'http://2130706433/a.png',
      'http://0x7f.1/a.png',
      'http://[::1]/a.png',
      'http://[::ffff:10.0.0.1]/a.png',
      'http://169.254.169.254/latest/meta-data',
      'http://10.0.0.7/a.png',
      'http://example.com:22/a.png',
      `http://${host}/dentro`,
      `http://${host}/fichero`,
    ])
      expect(await refusal(address)).toEqual(refused('refused-address'))
    for (const address of [
      'file:///etc/passwd',
      'ftp://example.com/a.png',
      'http://ana:clave@example.com/',
      '',
    ])
      expect((await get(address)).status).toBe(422)
  })

  it('says why there is none', async () => {
    const of = (path: string) => refusal(`http://${host}${path}`)
    expect(await of('/pagina.png')).toEqual(refused('not-a-picture'))
    expect(await of('/falta.png')).toEqual(refused('status', 404))
    expect(await of('/vueltas')).toEqual(refused('redirects'))
    expect(await of('/enorme')).toEqual(refused('too-large'))
    expect(await of('/sin-fin')).toEqual(refused('too-large'))
    expect(await of('/cortada')).toEqual(refused('unreachable'))
    expect(await refusal('http://no-existe.invalid/a.png')).toEqual(refused('unreachable'))
  })
})

it('takes what the tools read, and nothing else', () => {
  expect(type('\0\0\0\u0018ftypheic')).toBe('image/heic')
  expect(type('II*\0')).toBe('image/tiff')
  expect(type('<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe('image/svg+xml')
  for (const other of ['', '%PDF-1.7', '<html><svg></svg></html>', '\0\0\0\u0018ftypmp42', 'PK\u0003\u0004'])
    expect(type(other)).toBeNull()
})
