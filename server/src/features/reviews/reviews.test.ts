import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Review, reviewSchema, reviewSummarySchema } from '@aurelio/contracts/reviews'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { mailTo } from '../../testing/accounts.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { createPage, documentWith } from '../../testing/pages.ts'
import { askReview, pinOn } from '../../testing/reviews.ts'
import { call, type Person, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { bodyOf, colleagueOf, createProject, foreignId, sessionOf } from '../../testing/work.ts'

const linksSchema = z.object({
  items: z.array(z.object({ id: z.string(), state: z.string(), hasPassword: z.boolean() })),
})
const listSchema = z.object({ items: z.array(reviewSummarySchema) })
const noticesSchema = z.object({ items: z.array(z.object({ kind: z.string() })) })

const seen = async (person: Person, id: string): Promise<Review> =>
  reviewSchema.parse(bodyOf(await person.call('GET', `/api/reviews/${id}`)))
const last = async (person: Person) =>
  listSchema.parse(bodyOf(await person.call('GET', '/api/reviews'))).items
const kindsFor = async (person: Person) =>
  noticesSchema.parse(bodyOf(await person.call('GET', '/api/notifications'))).items.map(({ kind }) => kind)
const places = ({ threads }: Review) => threads.map((thread) => [thread.id, thread.version])

onEachEngine('reviews', (engine) => {
  let server: TestServer
  let owner: Person
  beforeAll(async () => {
    server = await startTestServer(engine)
    owner = await signUp(server.url, 'Agencia')
  })

  const asGuest = (what: string, body: object) => call(server.url, 'POST', `/api/guest-review${what}`, body)
  const guestOf = (token: string) => async (what: string, body: object) =>
    reviewSchema.parse(bodyOf(await asGuest(what, { token, name: 'Clara', ...body })))
  /** A client with whom the project of a page is shared. */
  async function clientOf(level: string) {
    const agency = await signUp(server.url, 'Agencia Sur')
    const client = await colleagueOf(server, agency, 'client')
    const project = await createProject(agency, 'Compartido')
    const page = await createPage(agency, 'La página')
    bodyOf(await agency.call('PUT', `/api/pages/${page.id}/project`, { projectId: project.id }))
    const clients = [(await sessionOf(client)).user.id]
    const share = { clients, level, leads: false }
    bodyOf(await agency.call('PUT', `/api/projects/${project.id}/share`, share))
    return { agency, client, page: page.id }
  }

  it('are answered by whoever has the link, and the team sees it', async () => {
    const { id, token, page } = await askReview(owner, undefined, { note: 'Dinos qué te parece' })
    const guest = guestOf(token)
    const opened = await guest('', {})
    expect(opened).toMatchObject({ state: 'waiting', note: 'Dinos qué te parece', page: { id: null } })
    expect(opened.can).toEqual({ comment: true, decide: true, resolve: false, note: false })
    const { html } = z.object({ html: z.string() }).parse(bodyOf(await asGuest('/page', { token })))
    expect(html).toContain('data-element-id="heading-1700000000001"')
    const pin = { element: 'heading-1700000000001', x: 12.5, y: 80, text: 'Otro título' }
    const { threads } = await guest('/threads', pin)
    expect(threads).toMatchObject([
      { element: pin.element, x: 12.5, y: 80, resolved: false, comments: [{ text: 'Otro título' }] },
    ])
    const thread = threads[0]?.id
    bodyOf(await owner.call('POST', `/api/reviews/${id}/threads/${thread}/comments`, { text: 'Ahora mismo' }))
    await guest('/comments', { thread, text: 'Gracias' })
    expect((await last(owner)).find((item) => item.id === id)).toMatchObject({ openThreads: 1 })
    bodyOf(await owner.call('PUT', `/api/reviews/${id}/threads/${thread}`, { resolved: true }))
    expect(await guest('/decisions', { verdict: 'changes', note: 'Casi' })).toMatchObject({
      state: 'changes',
    })
    await guest('/decisions', { verdict: 'approved' })
    const now = await seen(owner, id)
    expect(now).toMatchObject({ state: 'approved', page: { id: page }, threads: [{ resolved: true }] })
    expect(now.threads[0]?.comments.map(({ by }) => by)).toEqual([
      { name: 'Clara', isTeam: false },
      { name: 'Agencia', isTeam: true },
      { name: 'Clara', isTeam: false },
    ])
    expect(now.decisions.map(({ verdict, note }) => [verdict, note])).toEqual([
      ['changes', 'Casi'],
      ['approved', ''],
    ])
    expect(await kindsFor(owner)).toEqual(
      expect.arrayContaining(['review.commented', 'review.approved', 'review.rejected']),
    )
    expect(await mailTo(server, owner.email, 'Aprobada')).toContain(`/reviews/${id}`)
    expect(bodyOf(await owner.call('GET', '/api/activity'))).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ kind: 'review.approved', actor: null, guest: 'Clara' }),
      ]),
    })
  })

  it('stay with the version that they were asked for', async () => {
    const { id, page, token } = await askReview(owner)
    const again = await askReview(owner, page)
    expect(again.id).toBe(id)
    expect(again.token).not.toBe(token)
    const change = { name: 'Para revisar', document: documentWith('Después'), baseVersion: 1 }
    bodyOf(await owner.call('PUT', `/api/pages/${page}`, change))
    const shown = z.object({ html: z.string() })
    const { html } = shown.parse(bodyOf(await owner.call('GET', `/api/reviews/${id}/page`)))
    expect(html).not.toContain('Después')
    expect((await last(owner)).find((item) => item.id === id)).toMatchObject({ isCurrent: false, version: 1 })
    const next = await askReview(owner, page)
    expect(next.id).not.toBe(id)
    const ofPage = (await last(owner)).filter((item) => item.page.id === page)
    expect(ofPage).toMatchObject([{ id: next.id, isCurrent: true, version: 2 }])
    const row = await server.database
      .query()
      .selectFrom('review')
      .select(['hash', 'fileKey'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.hash).toBe(createHash('sha256').update(html).digest('base64url'))
  })

  it('carry on what is open to the review of the next version, marked with where it was said', async () => {
    const { id, page, token } = await askReview(owner)
    const { thread: open } = await pinOn(owner, id, { text: 'Abierto' })
    const { thread: settled } = await pinOn(owner, id, { text: 'Hecho' })
    const { thread: hidden } = await pinOn(owner, id, { text: 'SECRETO', internal: true })
    bodyOf(await owner.call('PUT', `/api/reviews/${id}/threads/${settled}`, { resolved: true }))
    const change = { name: 'Para revisar', document: documentWith('Después'), baseVersion: 1 }
    bodyOf(await owner.call('PUT', `/api/pages/${page}`, change))
    const next = await askReview(owner, page)
    const { thread: later } = await pinOn(owner, next.id, { text: 'Nuevo' })
    expect(places(await seen(owner, next.id))).toEqual([
      [open, 1],
      [hidden, 1],
      [later, 2],
    ])
    expect(places(await seen(owner, id))).toEqual([
      [open, 1],
      [settled, 1],
      [hidden, 1],
    ])
    const mine = listSchema.parse(bodyOf(await owner.call('GET', `/api/reviews?pageId=${page}`)))
    expect(mine.items).toMatchObject([{ id: next.id, openThreads: 3 }])

    const guest = guestOf(next.token)
    const seenByGuest = await guest('/comments', { thread: open, text: 'Sigue igual' })
    expect(places(seenByGuest)).toEqual([
      [open, 1],
      [later, 2],
    ])
    expect((await guestOf(token)('', {})).threads[0]?.comments.map(({ text }) => text)).toEqual([
      'Abierto',
      'Sigue igual',
    ])
    const gone = { token, name: 'Clara', thread: later, text: 'x' }
    expect((await asGuest('/comments', gone)).status).toBe(404)
    bodyOf(await owner.call('PUT', `/api/reviews/${next.id}/threads/${open}`, { resolved: true }))
    expect((await seen(owner, id)).threads[0]).toMatchObject({ id: open, resolved: true })
  })

  it('keep notes of the team from everybody else', async () => {
    const { agency, client, page } = await clientOf('approve')
    const { id, token } = await askReview(agency, page)
    const guest = guestOf(token)
    const { thread: open } = await pinOn(agency, id, { text: 'Para todos' })
    const { thread: hidden } = await pinOn(agency, id, { text: 'SECRETO uno', internal: true })
    const note = { text: 'SECRETO dos', internal: true }
    bodyOf(await agency.call('POST', `/api/reviews/${id}/threads/${open}/comments`, note))
    expect(JSON.stringify(await seen(agency, id))).toContain('SECRETO dos')
    for (const answer of [await guest('', {}), await seen(client, id)]) {
      expect(JSON.stringify(answer)).not.toContain('SECRETO')
      expect(answer.threads.map((thread) => thread.id)).toEqual([open])
    }
    expect((await last(client))[0]).toMatchObject({ openThreads: 1 })
    expect((await last(agency))[0]).toMatchObject({ openThreads: 2 })
    expect((await asGuest('/comments', { token, name: 'C', thread: hidden, text: 'x' })).status).toBe(404)
    const path = `/api/reviews/${id}/threads`
    for (const answer of [
      await client.call('POST', `${path}/${hidden}/comments`, { text: 'x' }),
      await client.call('POST', `${path}/${foreignId}/comments`, { text: 'x' }),
    ])
      expect(answer.status).toBe(404)
    expect((await client.call('POST', `${path}/${open}/comments`, note)).status).toBe(403)
    expect((await client.call('PUT', `${path}/${open}`, { resolved: true })).status).toBe(403)
    // One note for the client: of what they may read.
    const told = await client.call('GET', '/api/notifications')
    expect(
      z.object({ items: z.array(z.object({ kind: z.string(), count: z.int() })) }).parse(told.body).items,
    ).toContainEqual({ kind: 'review.commented', count: 1 })
    expect((await client.call('GET', '/api/activity')).text).not.toContain('review.')
  })

  it.each([
    ['view', 403, 403],
    ['comment', 201, 403],
    ['approve', 201, 201],
  ])('let a client do what is shared: %s', async (level, comment, decide) => {
    const { agency, client, page } = await clientOf(level)
    const { id } = await askReview(agency, page)
    const other = await askReview(agency)
    expect((await last(client)).map((item) => item.id)).toEqual([id])
    expect((await client.call('GET', `/api/reviews/${other.id}`)).status).toBe(404)
    const pin = { element: 'x', x: 1, y: 1, text: 'Hola' }
    expect((await client.call('POST', `/api/reviews/${id}/threads`, pin)).status).toBe(comment)
    const verdict = { verdict: 'approved' }
    expect((await client.call('POST', `/api/reviews/${id}/decisions`, verdict)).status).toBe(decide)
    expect(await kindsFor(client)).toContain('review.requested')
    expect((await mailTo(server, client.email, 'Te piden que revises')).length).toBeGreaterThan(0)
  })

  it('open by a link with a password to who knows it, and a guess costs time', async () => {
    const { token } = await askReview(owner, undefined, { password: 'clave-larga' })
    expect(await asGuest('', { token })).toMatchObject({
      status: 403,
      body: { code: 'REVIEW_PASSWORD_NEEDED' },
    })
    expect(await asGuest('/page', { token, pass: 'x' })).toMatchObject({ status: 403 })
    expect(await asGuest('/pass', { token, password: 'otra' })).toMatchObject({
      status: 403,
      body: { code: 'REVIEW_PASSWORD_WRONG' },
    })
    const { pass } = z
      .object({ pass: z.string() })
      .parse(bodyOf(await asGuest('/pass', { token, password: 'clave-larga' })))
    expect((await asGuest('', { token, pass })).status).toBe(200)
    const other = await askReview(owner, undefined, { password: 'clave-larga' })
    expect((await asGuest('', { token: other.token, pass })).status).toBe(403)
  })

  it('open by no link that is wrong, expired or revoked, each in its own words', async () => {
    expect(await asGuest('', { token: 'nada' })).toMatchObject({
      status: 404,
      body: { code: 'REVIEW_LINK_UNKNOWN' },
    })
    const agency = await signUp(server.url)
    const { token, page } = await askReview(agency, undefined, { days: 1 })
    const links = linksSchema.parse(bodyOf(await agency.call('GET', '/api/review-links'))).items
    expect(links).toMatchObject([{ state: 'open', hasPassword: false }])
    const id = links[0]?.id ?? ''
    await server.database
      .query()
      .updateTable('reviewLink')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .where('id', '=', id)
      .execute()
    expect(await asGuest('', { token })).toMatchObject({ status: 410, body: { code: 'REVIEW_LINK_EXPIRED' } })
    expect((await owner.call('DELETE', `/api/review-links/${id}`)).status).toBe(404)
    bodyOf(await agency.call('DELETE', `/api/review-links/${id}`))
    expect(await asGuest('', { token })).toMatchObject({ status: 410, body: { code: 'REVIEW_LINK_REVOKED' } })
    const rows = await server.database.query().selectFrom('reviewLink').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await askReview(agency, page)).id).toBeTruthy()
  })

  it('leave no file behind', async () => {
    const agency = await signUp(server.url)
    const { id } = await askReview(agency)
    const { fileKey } = await server.database
      .query()
      .selectFrom('review')
      .select('fileKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const files = join(server.dataDir, 'files', 'reviews')
    expect(await readFile(join(server.dataDir, 'files', fileKey), 'utf8')).toContain('<main')
    const before = (await readdir(files)).length
    await askReview(agency, (await seen(agency, id)).page.id ?? '')
    expect((await readdir(files)).length).toBe(before)
    const page = (await seen(agency, id)).page.id
    bodyOf(await agency.call('DELETE', `/api/pages/${page}`))
    expect((await agency.call('GET', `/api/reviews/${id}`)).status).toBe(404)
    bodyOf(await agency.call('DELETE', `/api/bin/pages/${page}`))
    await expect.poll(async () => (await readdir(files)).length).toBe(before - 1)
  })
})
