import { type PageBatch, pageBatchSchema } from '@aurelio/contracts/page-batches'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../../testing/at-end.ts'
import { onEachEngine } from '../../../../testing/engines.ts'
import { batchRow, createBatch, type TestRow } from '../../../../testing/page-batches.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { startWordpress, wordpressUser } from '../../../../testing/wordpress.ts'
import { bodyOf } from '../../../../testing/work.ts'

const failuresSchema = z.object({ failures: z.array(z.object({ slug: z.string(), problem: z.string() })) })

const batchOf = async (person: Person, id: string) =>
  pageBatchSchema.parse(bodyOf(await person.call('GET', `/api/page-batches/${id}`)))

const settled = async (person: Person, id: string, state: PageBatch['state']) => {
  await expect.poll(async () => (await batchOf(person, id)).state, { timeout: 15_000 }).toBe(state)
  return batchOf(person, id)
}

async function published(person: Person, target: unknown, rows: readonly TestRow[]) {
  const id = await createBatch(person, target, rows)
  bodyOf(await person.call('POST', `/api/page-batches/${id}/start`, {}))
  return settled(person, id, 'done')
}

const rowsOf = (...names: string[]) =>
  names.map((name) => batchRow(`${name}-${crypto.randomUUID().slice(0, 8)}`))

onEachEngine('what a WordPress may answer', (engine) => {
  let server: TestServer
  let person: Person
  let wordpress: Awaited<ReturnType<typeof startWordpress>>
  let simple: Awaited<ReturnType<typeof startWordpress>>
  beforeAll(async () => {
    wordpress = await startWordpress()
    simple = await startWordpress({ simpleLinks: true })
    atEnd(wordpress.stop)
    atEnd(simple.stop)
    server = await startTestServer(engine, {
      WORDPRESS_ALLOWED_HOSTS: `${wordpress.host},${simple.host}`,
    })
  })
  beforeEach(async () => {
    person = await signUp(server.url)
  })

  const target = (given: object = {}) => ({
    kind: 'wordpress',
    address: `http://${wordpress.host}`,
    type: 'pages',
    status: 'publish',
    ...wordpressUser,
    ...given,
  })
  const at = ({ slug }: TestRow, host = wordpress) => host.posts().filter((post) => post.slug === slug)
  const ask = (given: object) => person.call('POST', '/api/page-batches', { name: 'x', target: given })
  const failuresOf = async ({ id }: PageBatch) =>
    failuresSchema.parse(bodyOf(await person.call('GET', `/api/page-batches/${id}`))).failures

  it('is found with simple links, and by the address of its desk', async () => {
    const rows = rowsOf('reus')
    const address = `http://${simple.host}/wp-admin/`
    const batch = await published(person, target({ address }), rows)
    expect(batch).toMatchObject({ made: 1, failed: 0, target: { address: `http://${simple.host}` } })
    expect(rows.flatMap((row) => at(row, simple))).toHaveLength(1)
    bodyOf(await person.call('POST', `/api/page-batches/${batch.id}/undo`))
    await settled(person, batch.id, 'undone')
    expect(rows.flatMap((row) => at(row, simple))).toMatchObject([{ status: 'trash' }])
  })

  it('tells before anything is sent whom it does not let publish so', async () => {
    const { person: there } = wordpress
    const before = there.capabilities
    Object.assign(there, { roles: ['contributor'], capabilities: { edit_posts: true } })
    for (const given of [{}, { type: 'posts' }])
      expect(await ask(target(given))).toMatchObject({
        status: 422,
        body: { params: { reason: 'no-rights' } },
      })
    expect((await ask(target({ type: 'posts', status: 'draft' }))).status).toBe(201)
    Object.assign(there, { roles: ['administrator'], capabilities: before })
  })

  it('shows nobody a page whose HTML it takes apart', async () => {
    const [row] = rowsOf('reus')
    if (!row) throw new Error('No row')
    row.content = '<p>Hola</p><script type="application/ld+json">{"a":1}</script>'
    expect(await published(person, target(), [row])).toMatchObject({ made: 1 })
    wordpress.person.keepsScripts = false
    const [other] = rowsOf('lugo')
    if (!other) throw new Error('No row')
    other.content = row.content
    const changed = { ...row, title: 'Otro título' }
    const batch = await published(person, target(), [other, changed])
    wordpress.person.keepsScripts = true
    expect(batch).toMatchObject({ made: 0, changed: 0, failed: 2 })
    expect(await failuresOf(batch)).toMatchObject([{ problem: 'html-cut' }, { problem: 'html-cut' }])
    expect(wordpress.posts().filter(({ title }) => title === other.title)).toEqual([])
    expect(at(row)).toMatchObject([{ status: 'publish', title: row.title, content: row.content }])
  })

  it('leaves no page at another address than its own', async () => {
    const [row] = rowsOf('reus')
    if (!row) throw new Error('No row')
    wordpress.pictures.add(row.slug)
    const batch = await published(person, target(), [row])
    expect(await failuresOf(batch)).toEqual([{ slug: row.slug, problem: 'address-taken' }])
    expect(wordpress.posts().find(({ slug }) => slug === `${row.slug}-2`)?.status).toBe('trash')
  })

  it('sorts posts by categories and tags, and makes only what is not there', async () => {
    const rows = rowsOf('reus', 'lugo').map((row) => ({
      ...row,
      categories: ['Obra & Casa'],
      tags: ['ñ', 'b'],
    }))
    wordpress.terms.tags.push('b')
    expect(await published(person, target({ type: 'posts' }), rows)).toMatchObject({ made: 2 })
    expect(wordpress.terms).toEqual({ categories: ['Obra & Casa'], tags: ['b', 'ñ'] })
    const sorted = { categories: [1], tags: [2, 1] }
    expect(rows.flatMap((row) => at(row))).toMatchObject([sorted, sorted])
    wordpress.person.makesTerms = false
    const others = rowsOf('jaca', 'soria').map((row, index) => ({
      ...row,
      categories: [index === 0 ? 'Obra & Casa' : 'Nueva'],
    }))
    const batch = await published(person, target({ type: 'posts' }), others)
    wordpress.person.makesTerms = true
    expect(batch).toMatchObject({ made: 1, failed: 1 })
    expect(await failuresOf(batch)).toEqual([{ slug: others[1]?.slug, problem: 'no-category' }])
  })

  it('keeps a page out for what it says, and the others go in', async () => {
    const rows = rowsOf('reus', 'lugo', 'jaca')
    wordpress.blockTexts(rows[1]?.title)
    const batch = await published(person, target(), rows)
    wordpress.blockTexts(undefined)
    expect(batch).toMatchObject({ made: 2, failed: 1 })
    expect(await failuresOf(batch)).toEqual([{ slug: rows[1]?.slug, problem: 'blocked' }])
  })

  it('is too busy in the middle, and is gone on with when it says', async () => {
    const rows = rowsOf('reus', 'lugo', 'jaca')
    wordpress.busyAfter(2)
    expect(await published(person, target(), rows)).toMatchObject({ made: 3, failed: 0 })
    expect(rows.map((row) => at(row).length)).toEqual([1, 1, 1])
  })

  it('has nothing left of what was made when the connection dropped, once it is undone', async () => {
    const rows = rowsOf('reus')
    const id = await createBatch(person, target(), rows)
    const drop = Promise.withResolvers<void>()
    wordpress.loseNext(drop.promise)
    bodyOf(await person.call('POST', `/api/page-batches/${id}/start`, {}))
    await expect.poll(() => rows.flatMap((row) => at(row)).length, { timeout: 15_000 }).toBe(1)
    bodyOf(await person.call('POST', `/api/page-batches/${id}/cancel`))
    drop.resolve()
    bodyOf(await person.call('POST', `/api/page-batches/${id}/undo`))
    await settled(person, id, 'undone')
    expect(rows.flatMap((row) => at(row))).toMatchObject([{ status: 'trash' }])
  })
})
