import { noBusiness } from '@aurelio/page/elements'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rules } from '../../app/access.ts'
import { readConfig } from '../../platform/config.ts'
import { createLog } from '../../platform/log/log.ts'
import { openPlatform } from '../../platform/platform.ts'
import { noItemPages } from '../../testing/collections.ts'
import { onEachEngine } from '../../testing/engines.ts'
import { documentWith, formId, publishPage } from '../../testing/pages.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { deliveryFeature } from './feature.ts'

const direct = { referrer: 'direct', referrerAddress: '', campaign: null } as const

const tokenOf = (text: string) => /name="_token" value="([^"]+)/.exec(text)?.[1] ?? ''

/** Another process's way to the same pages. */
async function deliveryOf({ environment, database }: TestServer) {
  const config = readConfig(environment)
  const platform = await openPlatform({ config, log: createLog('silent'), database, rules })
  const { service } = deliveryFeature({
    ...platform,
    hosts: { known: () => ({ kind: 'dashboard' }), find: async () => ({ kind: 'dashboard' }) },
    filmsOf: () => Promise.resolve(new Map()),
    quizzesOf: () => Promise.resolve(new Map()),
    contestsOf: () => Promise.resolve(new Map()),
    picturesOf: async () => new Map(),
    legalOf: () => Promise.reject(new Error('This is no home page')),
    destinationsOf: async () => new Map(),
    businessOf: async () => noBusiness,
    languagesOf: async () => undefined,
    noticeOf: async () => null,
    goalsOf: async () => null,
    testOf: async () => null,
    stepOf: async () => null,
    items: noItemPages,
  })
  return { service, tokens: platform.tokens }
}

onEachEngine('a page in two variants', (engine) => {
  it('has a body, a tag and a token for each, and a form is checked against the one it was shown on', async () => {
    const server = await startTestServer(engine)
    const ana = await signUp(server.url)
    const second = await publishPage(ana, 'Segunda', documentWith('Con teléfono', ['email', 'phone']))
    const { id: pageId, path } = await publishPage(ana, 'Primera', documentWith('Sin él', ['email']))
    const query = server.database.query()
    const shown = (id: string) =>
      query
        .selectFrom('publicationVariant')
        .innerJoin('publication', 'publication.id', 'publicationVariant.publicationId')
        .selectAll('publicationVariant')
        .where('pageId', '=', id)
        .executeTakeFirstOrThrow()
    const { versionId } = await shown(second.id)
    const { publicationId } = await shown(pageId)
    const fileKey = `pages/${randomUUID()}.html`
    const b = { publicationId, variant: 'B', versionId, fileKey, manifest: null }
    await query.insertInto('publicationVariant').values(b).execute()

    const slug = path.slice('/p/'.length)
    const { service, tokens } = await deliveryOf(server)
    const live = await service.live('', slug)
    const [first, other] = ['A', 'B'].flatMap((letter) => live?.variants.get(letter) ?? [])
    if (!live || !first || !other) throw new Error('A variant is missing')
    expect(live).toBe(first)
    const bodies = await Promise.all([first, other].map(({ bodies: made }) => made.make(direct)))
    const [html = '', htmlOfB = ''] = bodies.map(({ encodings }) => encodings.identity.body.toString())
    expect([html, htmlOfB].map((text) => text.includes('name="phone"'))).toEqual([false, true])
    expect(bodies[0]?.isKnownBy(bodies[1]?.tag ?? '')).toBe(false)
    for (const [text, variant] of [
      [html, 'A'],
      [htmlOfB, 'B'],
    ] as const)
      expect(tokens.read(tokenOf(text), live)).toMatchObject({ publicationId, variant })

    // Where the file of one is lost, that one is made again.
    rmSync(join(server.dataDir, 'files', fileKey))
    service.forget('', slug)
    const again = (await service.live('', slug))?.variants.get('B')
    expect((await again?.bodies.make(direct))?.encodings.identity.body.toString()).toContain('name="phone"')

    const send = async (token: string) => {
      const body = new URLSearchParams({ formId, email: 'eva@ejemplo.es', phone: 'x', _token: token })
      const { status } = await fetch(`${server.url}${path}/leads`, {
        method: 'POST',
        redirect: 'manual',
        body,
      })
      return status
    }
    await fetch(server.url + path)
    // A does not ask for the number, B says that this is none.
    expect([await send(tokenOf(html)), await send(tokenOf(htmlOfB))]).toEqual([303, 422])

    await ana.call('POST', `/api/pages/${pageId}/publication`)
    // Of one process SQLite is told itself; with PostgreSQL others see it within a second.
    if (engine === 'sqlite') service.forget('', slug)
    await expect.poll(async () => (await service.live('', slug))?.variants.size, { timeout: 3000 }).toBe(1)
    const left = query.selectFrom('publicationVariant').select('fileKey')
    expect(await left.where('publicationId', '=', publicationId).execute()).toEqual([
      { fileKey: null },
      { fileKey: null },
    ])
  })
})
