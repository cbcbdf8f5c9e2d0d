import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { type Lead, leadSchema } from '@aurelio/contracts/leads'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { tokenSeconds } from '../../platform/public-token/public-token.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { documentWith, formId, publishPage } from '../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { tokenFrom } from '../../testing/visits.ts'
import { bodyOf } from '../../testing/work.ts'

const secret = randomBytes(32).toString('base64url')
const listSchema = z.object({ items: z.array(leadSchema) })
const tokenIn = (html: string) => /name="_token" value="([^"]+)"/.exec(html)?.[1] ?? ''
const filled = (name: string, token: string) => ({ name, email: `${name}@ejemplo.es`, _token: token })
const inBrowser = { 'sec-fetch-mode': 'navigate' }

/** Without the headers that `fetch` sends of its own. */
function send(url: string, values: Record<string, string>, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = request(url, { method: 'POST', headers: { ...type, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      )
    })
    sent.on('error', reject).end(new URLSearchParams({ formId, ...values }).toString())
  })
}

onEachEngine('what led somebody to a form', (engine) => {
  let server: TestServer
  let ana: Person
  let page: Awaited<ReturnType<typeof publishPage>>
  let action: string
  beforeAll(async () => {
    server = await startTestServer(engine, { AUTH_SECRET: secret })
    ana = await signUp(server.url)
    page = await publishPage(ana, 'Captación', documentWith('x', ['name', 'email']))
    action = `${server.url}${page.path}/leads`
  })
  const visit = async (query = '', headers: Record<string, string> = {}) =>
    (await fetch(`${server.url}${page.path}${query}`, { headers })).text()
  const lead = async (name: string, query = ''): Promise<Lead | undefined> => {
    const { items } = listSchema.parse(bodyOf(await ana.call('GET', `/api/leads?q=${name}${query}`)))
    return items[0]
  }

  const past = (seconds: number) => tokenFrom(server, secret, page.id, seconds)

  it('is kept with the lead: the publication, the kind of place and the campaign of the link', async () => {
    const query =
      '?utm_source=carta&utm_medium=email&utm_campaign=oto%C3%B1o&utm_term=zapatos+rojos&utm_content=arriba'
    const referer = 'https://ana:clave@www.google.es/maps/place?q=carmen@ejemplo.es#sitio'
    const token = tokenIn(await visit(query, { referer }))
    expect((await send(action, filled('Berta', token), inBrowser)).status).toBe(303)
    const found = await lead('Berta')
    expect(found?.attribution).toMatchObject({
      referrer: 'search',
      referrerAddress: 'www.google.es/maps/place',
      campaign: {
        source: 'carta',
        medium: 'email',
        name: 'otoño',
        term: 'zapatos rojos',
        content: 'arriba',
      },
      publicationId: found?.proof?.publicationId,
    })
    const csv = (await ana.call('GET', '/api/exports/leads.csv?q=berta')).text
    expect(csv).toContain('Buscador;www.google.es/maps/place;otoño;carta;email;zapatos rojos;arriba;')
  })

  it.each([
    ['no address at all', 'direct', ''],
    ['javascript:alert(1)', 'other', ''],
    ['https://', 'direct', ''],
    [`https://otra.es/${'a'.repeat(5000)}?b`, 'other', `otra.es/${'a'.repeat(192)}`],
    ['https://otra.es/"><script>?x', 'other', 'otra.es/%22%3E%3Cscript%3E'],
    ['https://xn--espaol-zwa.es:8080/ñ', 'other', 'xn--espaol-zwa.es:8080/%C3%83%C2%B1'],
  ])('takes what a browser says of where it came from for what it is: %#', async (referer, kind, address) => {
    const name = `Hostil${crypto.randomUUID().slice(0, 8)}`
    const headers = { referer: Buffer.from(referer).toString('latin1') }
    await send(action, filled(name, tokenIn(await visit('', headers))), inBrowser)
    expect((await lead(name))?.attribution).toMatchObject({ referrer: kind, referrerAddress: address })
  })

  it('stands in the hidden fields that ask for it, whatever was sent under their names', async () => {
    const sources = ['source', 'medium', 'campaign', 'term', 'content', 'referrer', 'referrerAddress']
    const hidden = [...sources, 'address'].map((carries) => ({
      name: carries,
      label: carries,
      type: 'hidden',
      carries,
    }))
    const carrying = await publishPage(ana, 'Con ocultos', documentWith('x', ['name', 'email', ...hidden]))
    const url = `${server.url}${carrying.path}`
    const query = '?utm_source=carta&utm_medium=email&utm_campaign=oto%C3%B1o&utm_term=botas&utm_content=pie'
    const shown = await fetch(`${url}${query}`, { headers: { referer: 'https://www.google.es/?q=secreto' } })
    const values = { ...filled('Ocultos', tokenIn(await shown.text())), source: 'mentira' }
    expect((await send(`${url}/leads`, values, inBrowser)).status).toBe(303)
    const carried = (await lead('Ocultos'))?.fields.slice(2).map(({ name, value }) => [name, value])
    expect(carried).toEqual([
      ['source', 'carta'],
      ['medium', 'email'],
      ['campaign', 'otoño'],
      ['term', 'botas'],
      ['content', 'pie'],
      ['referrer', 'Buscador'],
      ['referrerAddress', 'www.google.es'],
      ['address', carrying.path],
    ])
    // Without a visit nothing is known but where the form stands.
    await send(`${url}/leads`, { ...filled('Nadie', ''), source: 'mentira' })
    expect((await lead('Nadie'))?.fields.slice(2).map(({ name }) => name)).toEqual(['address'])
  })

  it('comes along when the form comes back with an error', async () => {
    const token = tokenIn(await visit('', { referer: 'https://t.co/x' }))
    const refused = await send(action, { ...filled('Clara', token), email: 'no' }, inBrowser)
    expect([refused.status, tokenIn(refused.text)]).toEqual([422, token])
  })

  it('is nothing where the token is missing, expired, changed or of another page; the lead is taken', async () => {
    const other = await publishPage(ana, 'Otra', documentWith('x', ['name', 'email']))
    const foreign = tokenIn(await (await fetch(server.url + other.path)).text())
    const wrong = ['', await past(tokenSeconds + 5), foreign, `${await past(60)}x`]
    for (const [at, token] of wrong.entries()) {
      expect((await send(action, filled(`Dora${at}`, token))).status).toBe(303)
      expect(await lead(`Dora${at}`)).toMatchObject({ attribution: null, spamReason: null })
    }
    expect(foreign).not.toBe('')
  })

  it('keeps apart what comes faster than a person and from no browser', async () => {
    const token = tokenIn(await visit())
    await send(action, filled('Elsa', token))
    await send(action, filled('Flor', token), inBrowser)
    await send(action, filled('Gala', await past(60)))
    expect(await lead('Elsa', '&state=spam')).toMatchObject({ spamReason: 'fast' })
    expect(await lead('Flor')).toMatchObject({ spamReason: null })
    expect(await lead('Gala')).toMatchObject({ spamReason: null, attribution: { referrer: 'mail' } })
  })

  it('spoils no cache: who has the page needs nothing new, who comes from elsewhere gets their own', async () => {
    const first = await fetch(server.url + page.path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\//)
    const again = (headers: Record<string, string>) =>
      fetch(server.url + page.path, { headers: { 'if-none-match': etag, ...headers } })
    expect((await again({})).status).toBe(304)
    expect((await again({ referer: 'https://www.google.es/' })).status).toBe(200)
    expect(tokenIn(await first.text())).not.toBe('')
  })

  it('goes along to the other pages of the site, whatever browsers leave unsaid', async () => {
    const link = {
      id: 'button-1',
      type: 'button',
      name: '',
      props: { text: 'Pide cita', link: `page:${page.id}` },
    }
    const first = await publishPage(ana, 'Portada', { version: 1, elements: [link] })
    const hrefs = async (query: string, headers: Record<string, string> = {}) => {
      const shown = await (await fetch(`${server.url}${first.path}${query}`, { headers })).text()
      return [...shown.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href)
    }
    // Who comes by themselves finds the page as it lies on the disk.
    expect(await hrefs('')).toEqual([page.path])
    const [href = ''] = await hrefs('?utm_source=carta&utm_campaign=navidad', {
      referer: 'https://www.google.es/',
    })
    expect(href).toMatch(new RegExp(`^${page.path}\\?_v=`))
    for (const [name, query] of [
      ['Celia', href.slice(page.path.length)],
      ['Dario', `${href.slice(page.path.length)}x`],
    ] as const)
      await send(action, filled(name, tokenIn(await visit(query))), inBrowser)
    expect((await lead('Celia'))?.attribution).toMatchObject({
      referrer: 'search',
      campaign: { source: 'carta', medium: '', name: 'navidad' },
    })
    expect((await lead('Dario'))?.attribution).toMatchObject({ referrer: 'direct', campaign: null })
  })
})
