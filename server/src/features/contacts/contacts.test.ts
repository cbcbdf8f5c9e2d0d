import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { onBothEngines, readyDatabase } from '../../testing/engines.ts'
import { type ContactBook, contactBook } from './contacts.ts'

const at = '2026-11-26T10:00:00.000Z'
const later = '2026-11-27T10:00:00.000Z'
const wrote = (email: string, phone = '', consents: string[] = []) => ({ email, phone, at, consents })

const sorted = (ids: readonly (string | null | undefined)[]) =>
  ids.map(String).toSorted((one, other) => (one < other ? -1 : 1))

onBothEngines('contacts', (engine) => {
  let database: Database
  let book: ContactBook
  const where = 'estudio'
  beforeAll(async () => {
    database = await readyDatabase(engine)
    book = contactBook(database)
    const now = engine === 'postgres' ? sql`now()` : sql`'2026-11-01'`
    await sql`insert into "organization" ("id", "name", "slug", "createdAt") values (${where}, 'e', 'e', ${now})`.execute(
      database.kysely,
    )
  })
  const idsOf = async (...contactIds: (string | null | undefined)[]) => {
    const person = await book.personOf(
      where,
      contactIds.flatMap((id) => id ?? []),
    )
    return person.contacts.map(({ id }) => id).toSorted()
  }

  it('are found again however mail and phone are written, and made once where many come at once', async () => {
    const [one, two] = await book.of(where, [
      wrote('Berta@Casa.es', '+34 600 111 222'),
      wrote('berta@casa.es'),
    ])
    expect(one).toBe(two)
    expect(await book.of(where, [wrote('', '600-111-222'), wrote('', '')])).toEqual([one, null])
    const crowd = await Promise.all(
      Array.from({ length: 5 }, () =>
        database.inTransaction(() => book.of(where, [wrote('a@muchos.es', '611')])),
      ),
    )
    expect(new Set(crowd.flat()).size).toBe(1)
    expect(await book.bearing(where, { email: 'BERTA@casa.es', phone: '' })).toEqual([one])
  })

  it('are one person by a phone, until somebody takes them apart; then only the team joins them again', async () => {
    const [son, mother] = await book.of(where, [wrote('hijo@x.es', '622'), wrote('madre@x.es', '622')])
    expect(await idsOf(son)).toEqual(sorted([son, mother]))
    expect(await book.personOf(where, [son ?? ''])).toMatchObject({ phones: ['622'] })
    await book.separate(where, mother ?? '')
    expect(await idsOf(son)).toEqual([son])
    const [cousin] = await book.of(where, [wrote('prima@x.es', '622')])
    expect(await idsOf(cousin)).toEqual(sorted([son, cousin]))
    expect(await idsOf(mother)).toEqual([mother])
    expect(await book.join(where, [mother ?? '', cousin ?? ''])).toBe(true)
    expect(await idsOf(mother)).toEqual(sorted([son, mother, cousin]))
    expect(await book.join(where, [mother ?? '', son ?? ''])).toBe(false)
  })

  it('that were the first of a person leave it without taking it along', async () => {
    const [a, b, c, d] = await book.of(
      where,
      ['a', 'b', 'c', 'd'].map((each) => wrote(`${each}@grupo.es`)),
    )
    await book.join(where, [a ?? '', b ?? '', c ?? ''])
    await book.separate(where, a ?? '')
    await book.join(where, [a ?? '', d ?? ''])
    expect(await idsOf(b)).toEqual(sorted([b, c]))
    expect(await idsOf(a)).toEqual(sorted([a, d]))
  })

  it('keep each text that they agreed to, with its version', async () => {
    const [ana] = await book.of(where, [wrote('ana@x.es', '', ['Acepto', 'Quiero el boletín'])])
    await book.of(where, [{ ...wrote('ana@x.es', '', ['Acepto']), at: later }])
    await book.of(where, [wrote('leo@x.es', '', ['Acepto la nueva'])])
    const consents = await book.consentsOf(where, [ana ?? ''])
    expect(consents.map(({ text, firstAt, lastAt }) => [text, firstAt, lastAt])).toEqual(
      expect.arrayContaining([
        ['Acepto', at, later],
        ['Quiero el boletín', at, at],
      ]),
    )
    expect(new Set(consents.map(({ version }) => version)).size).toBe(2)
  })

  it('are written to no more, and forgotten', async () => {
    const [ana, eva] = await book.of(where, [wrote('ana@fin.es', '633'), wrote('eva@fin.es', '633')])
    await book.suppress(where, [ana ?? ''], 'complained')
    expect(await book.suppressed(where, ['ana@fin.es', 'eva@fin.es'])).toEqual(['ana@fin.es'])
    await book.forget(where, [ana ?? ''])
    expect(await book.bearing(where, { email: 'ana@fin.es', phone: '' })).toEqual([])
    const left = await book.personOf(where, [eva ?? ''])
    expect(left.contacts).toMatchObject([{ id: eva, mergeId: null }])
  })

  it('of another workspace are nobody’s', async () => {
    const [ana] = await book.of(where, [wrote('ana@propia.es')])
    expect(await book.personOf('otro', [ana ?? ''])).toMatchObject({ contacts: [] })
    await book.forget('otro', [ana ?? ''])
    expect(await idsOf(ana)).toEqual([ana])
  })
})
