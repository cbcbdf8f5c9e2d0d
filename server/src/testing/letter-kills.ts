import { setTimeout as sleep } from 'node:timers/promises'
import { letterSchema } from '@aurelio/contracts/subscriptions'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Engine } from '../platform/database/database.ts'
import { atEnd } from './at-end.ts'
import { untilUp } from './child-server.ts'
import { emptyInstallation, started } from './installation.ts'
import { startSmtpServer } from './smtp-server.ts'
import { addPeople, createLetter, createList } from './subscriptions.ts'
import { call, signUp } from './test-server.ts'

const wholeSchema = letterSchema.extend({ doubted: z.array(z.object({ email: z.string() })) })
const atOnce = 5000

/**
 * Sends a letter to so many people while the server is killed so many times at random. Gives who was lost, who got it twice,
 * and of whom the product says that nobody knows.
 */
export async function campaignUnderKills(people: number, kills: number, main: string, engine: Engine) {
  const arrived = new Map<string, number>()
  const smtp = await startSmtpServer((text) => {
    const address = /^To: (\S+)/m.exec(text)?.[1]
    if (address !== undefined) arrived.set(address, (arrived.get(address) ?? 0) + 1)
    smtp.received.length = 0
    return undefined
  })
  atEnd(smtp.stop)
  const installation = await emptyInstallation(main, engine)
  installation.environment['SMTP_URL'] = smtp.url
  let server = await started(installation)
  const { url } = installation
  const owner = await signUp(url)
  const ask = (method: string, path: string, body?: unknown) => call(url, method, path, body, owner.cookie)
  const listId = await createList(owner)
  const emails = Array.from({ length: people }, (_, at) => `p${at}@ejemplo.es`)
  for (let from = 0; from < people; from += atOnce)
    await addPeople(owner, listId, emails.slice(from, from + atOnce))
  const id = await createLetter(owner, listId)
  const letter = async () => wholeSchema.parse((await ask('GET', `/api/letters/${id}`)).body)
  const startedAt = performance.now()
  expect((await ask('POST', `/api/letters/${id}/sending`, {})).status).toBe(200)
  for (let kill = 0; kill < kills; kill++) {
    const before = arrived.size
    const isOver = () => arrived.size >= people - 1
    await expect.poll(() => arrived.size > before || isOver(), { timeout: 120_000, interval: 5 }).toBe(true)
    if (isOver()) break
    await sleep(Math.random() * 600)
    server.process.kill('SIGKILL')
    expect(await server.ended).toBe('SIGKILL')
    server = installation.start()
    await untilUp(server)
  }
  await expect.poll(async () => (await letter()).state, { timeout: 600_000, interval: 500 }).toBe('sent')
  const seconds = (performance.now() - startedAt) / 1000
  const { doubted } = await letter()
  const inDoubt = new Set(doubted.map(({ email }) => email))
  server.process.kill('SIGTERM')
  await server.ended
  return {
    lost: emails.filter((email) => !arrived.has(email) && !inDoubt.has(email)),
    twice: [...arrived].filter(([, count]) => count > 1).map(([email]) => email),
    inDoubt: inDoubt.size,
    seconds,
  }
}
