import { randomBytes } from 'node:crypto'
import { hashOfList } from '@aurelio/proofs/draw'
import { checkHanded, type HandedProof, isValid } from '@aurelio/proofs/check'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { onEachEngine } from '../../testing/engines.ts'
import { answerOf, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { sessionOf } from '../../testing/work.ts'
import { proofKeys } from './keys.ts'
import { proofService } from './service.ts'
import { proofStore } from './store.ts'

const secret = randomBytes(32).toString('base64url')
const handedSchema = z.object({ document: z.string(), signature: z.string(), key: z.string() })
const keysSchema = z.object({
  keys: z.array(z.object({ publicKey: z.string(), until: z.string().nullable() })),
})

onEachEngine('a proof', (engine) => {
  let server: TestServer
  let workspaceId: string
  let proofs: ReturnType<typeof proofService>
  beforeAll(async () => {
    server = await startTestServer(engine, { AUTH_SECRET: secret })
    workspaceId = (await sessionOf(await signUp(server.url))).workspace.id
    const store = proofStore(server.database)
    proofs = proofService({ database: server.database, store, keys: proofKeys(store, secret) })
  })

  const get = async (path: string) => answerOf(await fetch(server.url + path))
  const handed = async (address: string): Promise<HandedProof> =>
    handedSchema.parse((await get(`${address}/data.json`)).body)

  it('stands at an address of its own with its data, its script by hash and nothing else', async () => {
    const { address } = await proofs.publish('draw', await empty(), { workspaceId })
    const page = await get(address)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Cesta &lt;/script&gt;&lt;b&gt;')
    expect(page.text).toContain('Comprobar aquí')
    const { document, key } = await handed(address)
    expect(page.text).toContain(`<script type="application/json">${document}</script>`)
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+';/)
    const { keys } = keysSchema.parse((await get('/.well-known/aurelio-keys')).body)
    expect(keys).toMatchObject([{ publicKey: key, until: null }])
    expect((await get('/proof/nothing-of-this-name')).status).toBe(404)
  })

  it('is signed, and no letter of it can be changed', async () => {
    const { address } = await proofs.publish('draw', await empty(), { workspaceId })
    const proof = await handed(address)
    expect(isValid(await checkHanded(proof))).toBe(true)
    const changed = { ...proof, document: proof.document.replace('Estudio', 'Estudia') }
    expect((await checkHanded(changed))[0]).toEqual({ check: 'signature', result: 'wrong' })
  })

  it('speaks the language that it was published in, and tells what came later at the same address', async () => {
    const { address, token } = await proofs.publish('draw', await empty(), { workspaceId, language: 'eu' })
    expect((await get(address)).text).toContain('Egiaztatu hemen')
    const steps = [{ at: '2026-12-01T10:00:00.000Z', what: 'frozen' as const }]
    await proofs.revise(token, 'draw', { ...(await empty()), steps }, { workspaceId, language: 'de' })
    expect((await get(address)).text).toContain('Die Liste wird geschlossen')
    expect(isValid(await checkHanded(await handed(address)))).toBe(true)
  })

  it('is checked by the key that signed it, also after another one has taken its place', async () => {
    const { address } = await proofs.publish('draw', await empty(), { workspaceId })
    const before = await handed(address)
    await server.database
      .query()
      .updateTable('proofKey')
      .set({ createdAt: '2020-01-01T00:00:00.000Z' })
      .execute()
    const later = await handed((await proofs.publish('draw', await empty(), { workspaceId })).address)
    expect(later.key).not.toBe(before.key)
    expect(await handed(address)).toEqual(before)
    const { keys } = keysSchema.parse((await get('/.well-known/aurelio-keys')).body)
    expect(keys.map(({ publicKey, until }) => [publicKey, until === null])).toEqual([
      [later.key, true],
      [before.key, false],
    ])
  })
})

const empty = async () => ({
  name: 'Cesta </script><b>',
  organiser: 'Estudio',
  closesAt: '2026-12-01T10:00:00.000Z',
  rulesHash: '00',
  rulesAddress: '/c/cesta/bases',
  commitment: '11',
  beaconRule: 'El primer premio de la ONCE',
  prizes: 1,
  reservesWanted: 1,
  list: '',
  listHash: await hashOfList([]),
  seed: null,
  beacon: null,
  winners: [],
  reserves: [],
  steps: [{ at: '2026-11-01T10:00:00.000Z', what: 'opened' as const }],
})
