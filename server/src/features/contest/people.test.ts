import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkHanded, isValid } from '@aurelio/proofs/check'
import { contestDecisionSchema, contestFiguresSchema } from '@aurelio/contracts/contests'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { enterContest, entriesOf, findContest, linksMailed, openContest } from '../../testing/contests.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf } from '../../testing/work.ts'

const handedSchema = z.object({ document: z.string(), signature: z.string(), key: z.string() })

const codeIn = (page: string) => /\?i=([\w-]{8})/.exec(page)?.[1] ?? ''
const worksIn = ({ dataDir }: Pick<TestServer, 'dataDir'>) =>
  readdirSync(join(dataDir, 'files/contest-works'))

onEachEngine('who takes part in a contest', (engine) => {
  let server: TestServer
  let ana: Person
  beforeAll(async () => {
    server = await startTestServer(engine, { DRAND_URL: 'http://127.0.0.1:9', TRUSTED_PROXY: '127.0.0.1' })
    ana = await signUp(server.url)
  })
  const at = (path: string, init: RequestInit = {}) =>
    fetch(server.url + path, { redirect: 'manual', ...init })
  const press = (path: string, does: string, fields: Record<string, string> = {}) =>
    at(path, { method: 'POST', body: new URLSearchParams({ do: does, ...fields }) })
  const enter = (path: string, email: string, network: number, code = '') =>
    enterContest(server, path, email, {
      address: `203.0.${network}.1`,
      name: email.split('@')[0] ?? '',
      code,
    })
  const ownOf = async (email: string) => {
    await expect.poll(() => linksMailed(server, email).length, { timeout: 15_000 }).toBeGreaterThan(0)
    return new URL(linksMailed(server, email).at(-1) ?? '').pathname
  }
  const confirmed = async (path: string, email: string, network: number, code = '') => {
    await enter(path, email, network, code)
    const own = await ownOf(email)
    await press(own, 'confirm')
    return own
  }

  it('is given points for what is done, each once, and no more than the most', async () => {
    const points = { entry: 1, confirm: 2, invite: 3, invited: 10, answer: 2, visit: 1, share: 1, most: 8 }
    const settings = {
      points,
      question: '¿Capital?',
      rightAnswer: 'Mérida',
      visitAddress: 'https://ejemplo.es/',
    }
    const { id, path } = await openContest(ana, settings)
    const own = await confirmed(path, 'eva.uno@ejemplo.es', 1)
    await press(own, 'answer', { answer: 'Badajoz' })
    expect(await (await at(own)).text()).toContain('Tienes 3 puntos')
    for (const answer of ['merida', 'MÉRIDA']) await press(own, 'answer', { answer })
    for (let twice = 0; twice < 2; twice += 1) await press(own, 'share')
    await press(own, 'visit')
    const page = await (await at(own)).text()
    expect(page).toContain('Tienes 7 puntos')
    const code = codeIn(page)
    await confirmed(path, 'otra.red@ejemplo.es', 2, code)
    await confirmed(path, 'misma.red@ejemplo.es', 1, code)
    const [eva] = await entriesOf(ana, id, '&q=eva.uno')
    expect([eva?.points, eva?.invited]).toEqual([8, 1])
    const figures = contestFiguresSchema.parse(bodyOf(await ana.call('GET', `/api/contests/${id}/figures`)))
    expect(figures.sources).toMatchObject([{ source: 'direct', entries: 3, confirmed: 3 }])
    expect(figures.actions.map(({ kind, times }) => [kind, times])).toEqual([
      ['entry', 3],
      ['confirm', 3],
      ['invite', 1],
      ['answer', 1],
      ['visit', 1],
      ['share', 1],
    ])
    expect(figures.referrals.map(({ name, parentId, counts }) => [name, parentId === null, counts])).toEqual([
      ['eva.uno', true, true],
      ['otra.red', false, true],
      ['misma.red', false, false],
    ])
    const csv = (await ana.call('GET', `/api/exports/contests/${id}/entries.csv`)).text
    expect(csv).toContain('eva.uno@ejemplo.es;Participa;;8;1;2;3;2;1;1;1;')
    const xlsx = await ana.call('GET', `/api/exports/contests/${id}/entries.xlsx`)
    expect(xlsx.status).toBe(200)
  })

  it('is kept apart with a reason and taken back, and each decision stays', async () => {
    const { id, path } = await openContest(ana, { confirms: false })
    await enter(path, 'ana.ruiz@gmail.com', 1)
    await enter(path, 'anaruiz+dos@googlemail.com', 2)
    const [second] = await entriesOf(ana, id, '&state=apart')
    expect(second).toMatchObject({ apart: 'same-person', points: 1 })
    bodyOf(await ana.call('PUT', `/api/contests/${id}/entries/${second?.id}/apart`, { isApart: false }))
    expect(await entriesOf(ana, id, '&state=apart')).toEqual([])
    const { items } = z
      .object({ items: z.array(contestDecisionSchema) })
      .parse(bodyOf(await ana.call('GET', `/api/contests/${id}/decisions`)))
    expect(items.map(({ what, reason, by }) => [what, reason, by === ''])).toEqual([
      ['reinstated', 'same-person', false],
      ['set-apart', 'same-person', true],
    ])
  })

  it('is judged by a jury: the sum of marks decides, what each gave is published, and nothing else', async () => {
    const { id, path, proof } = await openContest(ana, { confirms: false, method: 'jury', reserves: 1 })
    for (const [network, name] of ['ada', 'bea', 'eli'].entries())
      await enter(path, `${name}@ejemplo.es`, network + 1)
    const page = await (await at(`${path}/bases`)).text()
    expect(page).toContain('Decide un jurado')
    expect(page).not.toMatch(/oportunidad en el sorteo|Es una combinación aleatoria/)
    expect(await (await at(path)).text()).toContain('Comprobar el fallo')
    const early = (await entriesOf(ana, id))[0]
    const mark = (entryId: string | undefined, given: number) =>
      ana.call('PUT', `/api/contests/${id}/entries/${entryId}/mark`, { mark: given })
    expect((await mark(early?.id, 5)).status).toBe(409)
    bodyOf(await ana.call('POST', `/api/contests/${id}/closing`))
    expect((await ana.call('POST', `/api/contests/${id}/draw`, { beacon: '1' })).status).toBe(409)
    expect((await ana.call('POST', `/api/contests/${id}/verdict`)).status).toBe(409)
    const entries = await entriesOf(ana, id)
    const idOf = (name: string) => entries.find(({ email }) => email.startsWith(name))?.id
    for (const [name, given] of [
      ['ada', 10],
      ['bea', 9],
      ['eli', 8],
      ['ada', 1],
    ] as const)
      expect(bodyOf(await mark(idOf(name), given))).toMatchObject({ mark: given, marks: given })
    bodyOf(await ana.call('POST', `/api/contests/${id}/verdict`))
    const { state, winners } = await findContest(ana, id)
    expect([state, ...winners.map(({ email }) => email)]).toEqual([
      'drawn',
      'bea@ejemplo.es',
      'eli@ejemplo.es',
    ])
    expect((await mark(idOf('ada'), 10)).status).toBe(409)
    const handed = handedSchema.parse(await (await at(`${proof}/data.json`)).json())
    expect(isValid(await checkHanded(handed))).toBe(true)
    expect(handed.document).not.toMatch(/ejemplo\.es|@/)
    expect(await (await at(proof ?? '')).text()).toContain('Falla el jurado')
    // Somebody who gives one of them a better mark afterwards is found out.
    const forged = { ...handed, document: handed.document.replace('"given":[8]', '"given":[10]') }
    expect(isValid(await checkHanded(forged))).toBe(false)
  })

  it('sends a picture in, which the team looks at before anybody else, without where it was taken', async () => {
    const { id, path } = await openContest(ana, { gallery: 'picture', galleryAsk: 'Tu mejor cesta' })
    const own = await confirmed(path, 'foto@ejemplo.es', 1)
    expect(await (await at(own)).text()).toContain('Tu mejor cesta')
    const send = (bytes: Uint8Array<ArrayBuffer>, type: string) => {
      const body = new FormData()
      body.set('do', 'work')
      body.set('picture', new File([bytes], 'cesta.jpg', { type }))
      return at(own, { method: 'POST', body })
    }
    const refused = await send(new TextEncoder().encode('<svg onload="alert(1)"/>'), 'image/jpeg')
    expect(await refused.text()).toContain('Eso no es una imagen')
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } })
      .withExif({ IFD0: { Artist: 'Secreto' } })
      .jpeg()
      .toBuffer()
    expect((await send(new Uint8Array(photo), 'image/jpeg')).status).toBe(303)
    const [entry] = await entriesOf(ana, id)
    expect(entry?.work).toMatchObject({ state: 'waiting' })
    const shown = `${path}/obra/${entry?.alias}`
    expect((await at(shown)).status).toBe(404)
    expect((await ana.call('GET', entry?.work.picture ?? '')).status).toBe(200)
    bodyOf(await ana.call('PUT', `/api/contests/${id}/entries/${entry?.id}/work`, { isShown: true }))
    const answer = await at(shown)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(bytes.includes('Secreto')).toBe(false)
    expect(await (await at(path)).text()).toContain(shown)
    const before = worksIn(server).length
    const [lead] = z
      .object({ items: z.array(z.object({ id: z.string() })) })
      .parse(bodyOf(await ana.call('GET', '/api/leads?q=foto@ejemplo.es'))).items
    bodyOf(await ana.call('POST', `/api/leads/${lead?.id}/erasure`, {}))
    await expect.poll(() => worksIn(server).length).toBe(before - 1)
    expect((await at(shown)).status).toBe(404)
  })

  it.each(['es', 'en', 'fr', 'de', 'it', 'pt', 'ca', 'eu', 'gl'] as const)(
    'is spoken to in %s',
    async (language) => {
      const { path } = await openContest(ana, { language, confirms: false })
      const page = await (await at(path)).text()
      expect(page).toContain(`lang="${language}"`)
      expect(page.includes('He leído')).toBe(language === 'es')
      expect(page).toContain('data-countdown=')
      const { location } = await enter(path, `persona-${language}@ejemplo.es`, 1)
      const own = await (await at(location)).text()
      expect(own.includes('Tienes')).toBe(language === 'es')
      expect(own).toContain('data-points="1"')
    },
  )
})
