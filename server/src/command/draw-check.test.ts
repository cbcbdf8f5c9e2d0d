import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitmentTo, hashOfList, listOf } from '@aurelio/proofs/draw'
import { expect, it } from 'vitest'
import { runCommand } from './run-command.ts'

/** The published example: seed, list and outside number of the research on contests. */
async function example() {
  const entries = [
    { id: 'e1', weight: 1 },
    { id: 'e2', weight: 3 },
    { id: 'e3', weight: 2 },
  ]
  const data = {
    name: 'Cesta',
    organiser: 'Aurelio',
    closesAt: '2026-12-01T00:00:00.000Z',
    rulesHash: '',
    rulesAddress: '',
    commitment: await commitmentTo('aurelio-2026'),
    beaconRule: '',
    prizes: 1,
    reservesWanted: 2,
    list: listOf(entries),
    listHash: await hashOfList(entries),
    seed: 'aurelio-2026',
    beacon: '48213',
    winners: ['e3'],
    reserves: ['e2', 'e1'],
    steps: [],
  }
  return { format: 1, token: 't', kind: 'draw', language: 'es', issuedAt: data.closesAt, data }
}

const readConfig = () => {
  throw new Error('It needs no settings')
}

async function check(text: string) {
  const folder = await mkdtemp(join(tmpdir(), 'draw-check-'))
  await writeFile(join(folder, 'prueba.json'), text)
  const said: string[] = []
  const say = (line: string) => void said.push(line)
  const code = await runCommand(['draw-check', 'prueba.json'], { say, complain: say, folder, readConfig })
  return { code, said: said.join('\n') }
}

it('computes the published example again, offline', async () => {
  const { code, said } = await check(JSON.stringify(await example()))
  expect(said).toContain('Cesta')
  expect(said).toContain('Todo cuadra.')
  expect(code).toBe(0)
})

it('says what is wrong with one that was changed, and with what is none', async () => {
  const proof = await example()
  const changed = await check(JSON.stringify({ ...proof, data: { ...proof.data, winners: ['e1'] } }))
  expect(changed.code).toBe(1)
  expect(changed.said).toMatch(/^MAL +De la lista/m)
  const handed = { document: JSON.stringify(proof), signature: 'AAAA', key: 'AAAA' }
  expect((await check(JSON.stringify(handed))).said).toMatch(/^MAL +La firma/m)
  expect((await check('esto no es nada')).code).toBe(1)
})
