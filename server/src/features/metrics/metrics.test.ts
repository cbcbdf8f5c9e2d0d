import { expect, it } from 'vitest'
import { onEachEngine } from '../../testing/engines.ts'
import { documentWith, formId, publishPage } from '../../testing/pages.ts'
import { signUp, startTestServer } from '../../testing/test-server.ts'

const token = 'una-clave-de-metricas'

async function read(url: string, authorization = `Bearer ${token}`) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization } })
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

/** The value of a figure; NaN where it is not told. */
function figure(text: string, name: string) {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1) ?? Number.NaN)
}

onEachEngine('metrics', (engine) => {
  it('tell of requests by route, of work and of what the installation holds', async () => {
    const { url } = await startTestServer(engine, { METRICS_TOKEN: token })
    const person = await signUp(url)
    const { path } = await publishPage(person, 'Contada', documentWith('Hola', ['name', 'email']))
    // From the database, and from memory.
    for (let visit = 0; visit < 2; visit++) expect((await fetch(url + path)).status).toBe(200)
    const body = new URLSearchParams({ formId, name: 'Ana', email: 'ana@ejemplo.es' })
    const headers = { accept: 'application/json' }
    expect((await fetch(`${url}${path}/leads`, { method: 'POST', body, headers })).status).toBe(201)
    expect((await person.call('GET', '/api/pages/no-hay')).status).toBe(404)
    expect((await fetch(`${url}/api/nada/de/nada`)).status).toBe(404)

    const told = async (name: string) => figure((await read(url)).text, name)
    await expect.poll(() => told('aurelio_leads')).toBe(1)
    await expect.poll(() => told('aurelio_outbox_length')).toBe(0)
    const { status, type, text } = await read(url)
    expect({ status, type }).toEqual({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' })
    const requests = (labels: string) => figure(text, `aurelio_http_requests_total{${labels}}`)
    expect(requests('method="GET",route="/p/{slug}",status="200"')).toBe(2)
    expect(requests('method="POST",route="/p/{slug}/leads",status="201"')).toBe(1)
    expect(requests('method="GET",route="/api/pages/{id}",status="404"')).toBe(1)
    expect(requests('method="GET",route="none",status="404"')).toBe(1)
    expect(figure(text, 'aurelio_http_request_duration_seconds_count{method="GET",route="/p/{slug}"}')).toBe(
      2,
    )
    expect(figure(text, 'aurelio_publications')).toBe(1)
    expect(figure(text, 'aurelio_accounts')).toBe(1)
    expect(text).toMatch(/aurelio_jobs\{kind="[\w-]+",state="(queued|running|done)"\} [1-9]/)
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    const open = figure(text, 'aurelio_database_connections{state="open"}')
    expect(Number.isNaN(open)).toBe(engine === 'sqlite')
    // Neither who nor which: labels are bounded, and name no person, page or lead.
    expect(text).not.toContain('contada')
    expect(text).not.toContain('ana@')
  })
})

it('are for whoever brings the token alone, and not there without the setting', async () => {
  const { url } = await startTestServer('sqlite', { METRICS_TOKEN: token })
  for (const wrong of ['', 'Bearer', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`])
    expect((await read(url, wrong)).status, wrong).toBe(401)
  const { cookie } = await signUp(url)
  expect((await fetch(`${url}/metrics`, { headers: { cookie } })).status).toBe(401)
  const without = await startTestServer('sqlite')
  expect((await read(without.url)).status).toBe(404)
})
