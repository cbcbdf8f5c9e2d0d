import { letterSchema, trialChoiceSchema } from '@aurelio/contracts/subscriptions'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { atEnd } from '../../../testing/at-end.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { startSmtpServer } from '../../../testing/smtp-server.ts'
import { addPeople, createLetter, createList } from '../../../testing/subscriptions.ts'
import { type Person, signUp, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { bodyOf } from '../../../testing/work.ts'
import { decide } from './trial.ts'

const wholeSchema = letterSchema.extend({
  trial: z.object({ endsAt: z.string().nullable(), choice: trialChoiceSchema.nullable() }).nullable(),
})

/** What is chosen where so many came by each of the two. */
function of(first: number, second: number, sent = 1000) {
  return decide([
    { sent, came: first },
    { sent, came: second },
  ])
}

it('takes the second subject only where it is better beyond chance', () => {
  expect(of(40, 120)).toMatchObject({ subject: 'b', isClear: true })
  expect(of(120, 40)).toMatchObject({ subject: 'a', isClear: true })
  expect(of(50, 60)).toMatchObject({ subject: 'a', isClear: false })
  expect(of(0, 0)).toMatchObject({ subject: 'a', isClear: false })
  expect(of(0, 0, 0)).toMatchObject({ subject: 'a', isClear: false })
  // One reader who comes again and again is not believed to be many.
  expect(of(1, 90_000, 2)).toMatchObject({ subject: 'a', isClear: false })
})

onBothEngines('a letter that is tried with two subjects', (engine) => {
  let server: TestServer
  let ana: Person
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  beforeAll(async () => {
    smtp = await startSmtpServer()
    atEnd(smtp.stop)
    server = await startTestServer(engine, { SMTP_URL: smtp.url })
    ana = await signUp(server.url, 'Ana')
  })

  const people = 120
  const letterIs = async (id: string) =>
    wholeSchema.parse(bodyOf(await ana.call('GET', `/api/letters/${id}`)))
  const sentWith = (subject: string) =>
    smtp.received.filter((text) => text.includes(`\r\nSubject: ${subject}\r\n`)).length
  const addressed = () => smtp.received.flatMap((text) => /^To: (\S+)/m.exec(text)?.[1] ?? [])
  const trial = { subject: 'Segundo', share: 40, hours: 4, decidedBy: 'clicks' }

  async function started(first: string) {
    smtp.received.length = 0
    const listId = await createList(ana, first)
    await addPeople(
      ana,
      listId,
      Array.from({ length: people }, (_, at) => `${first}${at}@ejemplo.es`.toLowerCase()),
    )
    const id = await createLetter(ana, listId)
    const { document, number } = z
      .object({ document: z.unknown(), number: z.int() })
      .parse(bodyOf(await ana.call('GET', `/api/letters/${id}`)))
    bodyOf(
      await ana.call('PUT', `/api/letters/${id}`, {
        subject: first,
        trial,
        document: z
          .unknown()
          .parse(JSON.parse(JSON.stringify(document).replace('"https://"', '"https://ejemplo.es/historia"'))),
        baseNumber: number,
      }),
    )
    bodyOf(await ana.call('POST', `/api/letters/${id}/sending`, {}))
    await expect
      .poll(async () => (await letterIs(id)).trial?.endsAt ?? null, { timeout: 60_000 })
      .not.toBeNull()
    const counts = () =>
      server.database
        .query()
        .selectFrom('letterRecipient')
        .select(['variant', 'state'])
        .where('letterId', '=', id)
        .execute()
    await expect
      .poll(async () => (await counts()).filter(({ variant, state }) => variant !== '' && state !== 'sent'), {
        timeout: 60_000,
      })
      .toEqual([])
    return id
  }

  async function trialIsOver(id: string) {
    const past = new Date(Date.now() - 1000).toISOString()
    await server.database
      .query()
      .updateTable('letter')
      .set({ trialEndsAt: past })
      .where('id', '=', id)
      .execute()
    await server.database
      .query()
      .updateTable('letterRecipient')
      .set({ nextAt: past })
      .where('letterId', '=', id)
      .where('state', '=', 'waiting')
      .execute()
    await server.database
      .query()
      .updateTable('job')
      .set({ runAt: past })
      .where('kind', '=', 'letter-sending')
      .where('finishedAt', 'is', null)
      .execute()
  }

  it(
    'goes to a share with each, and to the rest with the one that brought more, each person once',
    { timeout: 180_000 },
    async () => {
      const id = await started('Primero')
      const [first, second] = [sentWith('Primero'), sentWith('Segundo')]
      // 20 of 100 each, by chance: far outside only where shares are wrong.
      for (const count of [first, second]) {
        expect(count).toBeGreaterThan(5)
        expect(count).toBeLessThan(50)
      }
      expect((await letterIs(id)).state).toBe('sending')
      expect(await letterIs(id)).toMatchObject({ trial: { choice: null } })
      const [link = ''] = /http:\S+\/m\/[\w.~-]+\/0b/.exec(
        smtp.received
          .filter((text) => text.includes('\r\nSubject: Segundo\r\n'))
          .join('\n')
          .replaceAll('=\r\n', ''),
      ) ?? ['']
      const came = Math.floor(second * 0.8)
      for (let click = 0; click < came; click += 1) {
        const answer = await fetch(link, { redirect: 'manual', headers: { 'user-agent': 'Mozilla/5.0' } })
        expect(answer.headers.get('location')).toMatch(/utm_campaign=primero-[\da-f]{6}-b/)
      }
      // Stopped in the middle and resumed: nothing of the trial is lost or said twice.
      bodyOf(await ana.call('POST', `/api/letters/${id}/pause`))
      bodyOf(await ana.call('POST', `/api/letters/${id}/resumption`))
      await trialIsOver(id)
      await expect.poll(async () => (await letterIs(id)).state, { timeout: 60_000 }).toBe('sent')
      expect((await letterIs(id)).trial?.choice).toMatchObject({
        subject: 'b',
        isClear: true,
        arms: [
          { sent: first, came: 0 },
          { sent: second, came },
        ],
      })
      expect(sentWith('Primero')).toBe(first)
      expect(sentWith('Segundo')).toBe(people - first)
      expect(new Set(addressed()).size).toBe(people)
      expect(addressed()).toHaveLength(people)
    },
  )

  it(
    'goes on with the first one where neither is clearly better, and says so',
    { timeout: 180_000 },
    async () => {
      const id = await started('Igual')
      const second = sentWith('Segundo')
      await trialIsOver(id)
      await expect.poll(async () => (await letterIs(id)).state, { timeout: 60_000 }).toBe('sent')
      expect((await letterIs(id)).trial?.choice).toMatchObject({ subject: 'a', isClear: false })
      expect(sentWith('Segundo')).toBe(second)
      expect(addressed()).toHaveLength(people)
    },
  )

  it('does not leave without its second subject', async () => {
    const listId = await createList(ana, 'Sin segundo')
    await addPeople(ana, listId, ['una@ejemplo.es'])
    const id = await createLetter(ana, listId)
    bodyOf(await ana.call('PUT', `/api/letters/${id}`, { trial: { ...trial, subject: '' } }))
    expect(bodyOf(await ana.call('GET', `/api/letters/${id}/check`))).toMatchObject({
      findings: expect.arrayContaining([{ code: 'missing-second-subject', about: '' }]),
    })
    expect((await ana.call('POST', `/api/letters/${id}/sending`, {})).status).toBe(409)
  })
})
