import { beforeAll, expect, it } from 'vitest'
import { contestLanguages } from '@aurelio/contracts/contest-settings'
import {
  createContest,
  enterContest,
  entriesOf,
  linksMailed,
  openContest,
} from '../../../testing/contests.ts'
import { onEachEngine } from '../../../testing/engines.ts'
import { publishPage } from '../../../testing/pages.ts'
import { queuedComesDue } from '../../../testing/scheduled-jobs.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'
import { contestWords } from '../words/index.ts'

const pageWith = (src: string, props: Record<string, string> = {}) => ({
  version: 1,
  elements: [
    {
      id: 'contest-1700000000001',
      type: 'contest',
      name: 'Concurso',
      props: { src, title: 'Solo al editar', ...props },
    },
  ],
})
const dayMs = 24 * 60 * 60 * 1000
const patience = { timeout: 15_000 }

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

  it('shows gallery and ranking where the page asks for them, and follows who enters, is hidden or is forgotten', async () => {
    const contest = await openContest(ana, { confirms: true, gallery: 'text', ranking: true })
    const both = { gallery: 'yes', ranking: 'yes' }
    const { path } = await publishPage(ana, 'Con todo', pageWith(contest.path, both))
    const bare = await publishPage(ana, 'Sin nada', pageWith(contest.path))
    expect(await textAt(path)).not.toContain('Clasificación')
    // As somebody would write who wants a page to run what they send.
    const name = '<script>alert(1)</script> Ruiz'
    await enterContest(server, contest.path, 'gala@ejemplo.es', { name })
    const links = () => linksMailed(server, 'gala@ejemplo.es')
    await expect.poll(() => links().length, patience).toBeGreaterThan(0)
    const own = new URL(links().at(-1) ?? '').pathname
    const press = (fields: Record<string, string>) =>
      fetch(server.url + own, { method: 'POST', body: new URLSearchParams(fields) })
    await press({ do: 'confirm' })
    const text = '"><img src=x onerror=alert(2)>'
    await press({ do: 'work', text })
    await queuedComesDue(server.database, 'contest-points-moved')
    await expect.poll(() => textAt(path), patience).toContain('Clasificación')
    const ranked = await textAt(path)
    expect(ranked).toContain('&lt;script&gt;alert(1)&lt;/script&gt; R.')
    // Nobody of the team has looked at it.
    expect(ranked).not.toContain('onerror')

    const [entry] = await entriesOf(ana, contest.id)
    const show = (isShown: boolean) =>
      ana.call('PUT', `/api/contests/${contest.id}/entries/${entry?.id}/work`, { isShown })
    bodyOf(await show(true))
    const shown = await textAt(path)
    expect(shown).toContain('Lo que han enviado')
    expect(shown).toContain('&quot;&gt;&lt;img src=x onerror=alert(2)&gt;')
    expect(shown).toContain(entry?.alias)
    expect(shown).not.toMatch(/<img src=x|<script>alert|gala@/)
    const without = await textAt(bare.path)
    expect(without).not.toMatch(/Clasificación|Lo que han enviado/)
    // Sent anew it waits to be looked at again.
    await press({ do: 'work', text: 'Otra cosa' })
    expect(await textAt(path)).not.toMatch(/Lo que han enviado|onerror|Otra cosa/)
    bodyOf(await show(true))
    expect(await textAt(path)).toContain('Otra cosa')
    bodyOf(await show(false))
    expect(await textAt(path)).not.toContain('Otra cosa')

    bodyOf(await ana.call('POST', `/api/leads/${entry?.leadId}/erasure`, {}))
    expect(await textAt(path)).not.toContain('Clasificación')
  })

  it('says who won, without a name, and so where nobody has a prize in the end', async () => {
    const settings = { confirms: false, reserves: 0, beacon: { kind: 'other' as const, text: 'El dado' } }
    const contest = await openContest(ana, settings)
    const { path } = await publishPage(ana, 'Resultado', pageWith(contest.path))
    await enterContest(server, contest.path, 'olga@ejemplo.es', { name: 'Olga' })
    const [entry] = await entriesOf(ana, contest.id)
    bodyOf(await ana.call('POST', `/api/contests/${contest.id}/closing`))
    expect(await textAt(path)).not.toContain('Ganadores')
    bodyOf(await ana.call('POST', `/api/contests/${contest.id}/draw`, { beacon: '7' }))
    const html = await textAt(path)
    expect(html).toContain(`${entry?.alias} · Una cesta`)
    expect(html).not.toMatch(/Olga|olga@/)
    const prize = () => linksMailed(server, 'olga@ejemplo.es').find((link) => link.includes('/premio/')) ?? ''
    await expect.poll(prize, patience).not.toBe('')
    const declined = new URLSearchParams({ do: 'decline' })
    await fetch(server.url + new URL(prize()).pathname, { method: 'POST', body: declined })
    for (const page of [path, contest.path]) {
      const after = await textAt(page)
      expect(after).toContain('Ningún premio ha encontrado dueño')
      expect(after).not.toMatch(/Nadie ha participado|Una cesta<\/li>/)
    }
  })

  it('says gallery and ranking in the nine languages of pages', async () => {
    const contest = await openContest(ana, { confirms: false, gallery: 'text', ranking: true })
    const { location } = await enterContest(server, contest.path, 'rita@ejemplo.es', { name: 'Rita Sanz' })
    const work = new URLSearchParams({ do: 'work', text: 'Mi cesta' })
    await fetch(server.url + location, { method: 'POST', body: work })
    const [entry] = await entriesOf(ana, contest.id)
    bodyOf(await ana.call('PUT', `/api/contests/${contest.id}/entries/${entry?.id}/work`, { isShown: true }))
    const page = await publishPage(ana, 'Idiomas', pageWith(contest.path, { gallery: 'yes', ranking: 'yes' }))
    for (const language of contestLanguages) {
      bodyOf(await ana.call('POST', `/api/pages/${page.id}/publication`, { settings: { language } }))
      const html = await textAt(page.path)
      const { gallery, ranking } = contestWords(language)
      for (const said of [gallery, ranking, 'Mi cesta', 'Rita S.', `lang="${language}"`])
        expect(html).toContain(said)
    }
  })
})
