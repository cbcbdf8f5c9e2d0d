import { beforeAll, expect, it } from 'vitest'
import { createContest, entriesOf, openContest } from '../../../testing/contests.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { publishPage } from '../../../testing/pages.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'

const pageWith = (src: string) => ({
  version: 1,
  elements: [
    {
      id: 'contest-1700000000001',
      type: 'contest',
      name: 'Concurso',
      props: { src, title: 'Solo al editar' },
    },
  ],
})
const dayMs = 24 * 60 * 60 * 1000

onEachEngine('a contest within a page', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { DRAND_URL: 'http://127.0.0.1:9' })
    ana = await signUp(server.url)
  })
  const textAt = async (path: string) => (await fetch(server.url + path)).text()

  it('shows what it is, takes an entry without a script, and counts it for the page', async () => {
    const contest = await openContest(ana, { intro: 'Todo de aquí', asksWork: true })
    const { path } = await publishPage(ana, 'Portada', pageWith(contest.path))
    const html = await textAt(path)
    for (const text of ['Una cesta', 'Todo de aquí', 'Hasta el', 'He leído y acepto las bases del concurso'])
      expect(html).toContain(text)
    expect(html).toContain(`href="${contest.path}/bases"`)
    expect(html).toContain('data-countdown=')
    expect(html).not.toContain('Solo al editar')
    const action = /action="([^"#]+)/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(action).toBe(`${contest.path}/leads?l=es`)
    const token = /name="_token" value="([^"]+)/.exec(html)?.[1] ?? ''
    const send = (fields: Record<string, string>) =>
      fetch(server.url + action, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ formId: 'participar', _token: token, name: 'Eva', ...fields }),
      })
    const refused = await send({ email: 'eva@ejemplo.es' })
    expect(refused.status).toBe(422)
    const again = await refused.text()
    expect(again).toContain('He leído y acepto')
    expect(again).toContain(`action="${contest.path}/leads?l=es#`)
    expect((await send({ email: 'eva@ejemplo.es', bases: '1' })).status).toBe(303)
    expect(await entriesOf(ana, contest.id)).toMatchObject([{ email: 'eva@ejemplo.es' }])
  })

  it('speaks the language of the page, and keeps the consent as it was read', async () => {
    const contest = await openContest(ana)
    const published = await publishPage(ana, 'Home', pageWith(contest.path))
    const settings = { settings: { language: 'en' } }
    bodyOf(await ana.call('POST', `/api/pages/${published.id}/publication`, settings))
    const html = await textAt(published.path)
    expect(html).toContain(`${contest.path}/leads?l=en`)
    expect(html).toContain('I have read and accept')
    const sent = await fetch(`${server.url}${contest.path}/leads?l=en`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ formId: 'participar', name: 'Eve', email: 'eve@example.com', bases: '1' }),
    })
    expect(sent.status).toBe(303)
    const leads = JSON.stringify(bodyOf(await ana.call('GET', '/api/leads?q=eve@example.com')))
    expect(leads).toContain('I have read and accept')
  })

  it('says in words that it has not begun, is over, is a draft or gone, and follows what becomes of it', async () => {
    const draft = await createContest(ana)
    const { path } = await publishPage(ana, 'Pronto', pageWith(draft.path))
    expect(await textAt(path)).toContain('Este concurso no está disponible.')
    const soon = new Date(Date.now() + 2 * dayMs).toISOString()
    bodyOf(await ana.call('PATCH', `/api/contests/${draft.id}`, { opensAt: soon }))
    bodyOf(await ana.call('POST', `/api/contests/${draft.id}/publication`))
    const before = await textAt(path)
    expect(before).toContain('Empieza el')
    expect(before).not.toContain('name="formId"')

    const open = await openContest(ana)
    const other = await publishPage(ana, 'Ahora', pageWith(open.path))
    expect(await textAt(other.path)).toContain('name="formId"')
    bodyOf(await ana.call('POST', `/api/contests/${open.id}/closing`))
    const over = await textAt(other.path)
    expect(over).toContain('El concurso ha terminado')
    expect(over).toContain('Ya no se puede participar.')
    expect(over).not.toContain('name="formId"')
    bodyOf(await ana.call('DELETE', `/api/contests/${open.id}`))
    expect(await textAt(other.path)).toContain('Este concurso no está disponible.')
  })

  it('is nothing in a page of another workspace', async () => {
    const contest = await openContest(ana)
    const eva = await signUp(server.url, 'Eva')
    const { path } = await publishPage(eva, 'Ajena', pageWith(contest.path))
    expect(await textAt(path)).toContain('Este concurso no está disponible.')
  })
})
