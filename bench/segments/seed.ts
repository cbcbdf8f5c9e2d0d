import { sql } from 'kysely'
import type { Database } from '../../server/src/platform/database/database.ts'

export const amounts = { people: 1_000_000, leads: 200_000, labels: 130_000, letter: 100_000 } as const

/** One workspace with a million people; made by statements of the engine, so that it takes a minute and not an hour. */
export async function seed({ kysely, engine }: Database): Promise<void> {
  const numbers = (most: number) =>
    engine === 'postgres'
      ? sql`(select "n" from generate_series(1::bigint, ${sql.lit(most)}::bigint) as "n") as "numbers"`
      : sql`(with recursive "numbers"("n") as (select 1 union all select "n" + 1 from "numbers" where "n" < ${sql.lit(most)}) select "n" from "numbers") as "numbers"`
  // As ids are: they do not follow each other in the order in which people came.
  const hex = (part: string) =>
    sql.raw(engine === 'postgres' ? `lpad(to_hex(${part}), 8, '0')` : `printf('%08x', ${part})`)
  const idOf = (number: string) =>
    sql`${hex(`((${number}) * 2654435761) % 4294967296`)} || '-0000-4000-8000-' || ${hex(`((${number}) * 40503) % 4294967296`)} || ${hex(number)}`
  const day = (number: string, days: number) =>
    engine === 'postgres'
      ? sql.raw(
          `to_char(now() at time zone 'utc' - ((${number}) % ${days}) * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`,
        )
      : sql.raw(`strftime('%Y-%m-%dT%H:%M:%S.000Z', 'now', '-' || ((${number}) % ${days}) || ' days')`)
  const run = (statement: ReturnType<typeof sql>) => statement.execute(kysely)

  await run(
    sql`insert into "organization" ("id", "name", "slug", "createdAt") values ('w', 'w', 'w', ${engine === 'postgres' ? sql`now()` : sql`'2026-11-01'`})`,
  )
  await run(
    sql`insert into "page" ("id", "workspaceId", "name", "document", "version", "createdAt", "updatedAt") values ('p', 'w', 'p', '{}', 1, '2026', '2026')`,
  )
  await run(
    sql`insert into "subscriberList" ("id", "workspaceId", "name", "createdAt") values ('all', 'w', 'Todas', '2026'), ('small', 'w', 'Algunas', '2026')`,
  )
  await run(
    sql`insert into "letter" ("id", "workspaceId", "listId", "subject", "preview", "document", "number", "state", "createdAt", "sendAt", "finishedAt") values ('letter-1', 'w', 'all', 'Marzo', '', '', 1, 'sent', '2026', '2026', '2026')`,
  )
  await run(
    sql`insert into "subscriber" ("id", "workspaceId", "email", "name", "search", "createdAt") select ${idOf('"n"')}, 'w', 'p' || "n" || '@ejemplo.es', 'Luis Pérez', 'p' || "n" || '@ejemplo.es luis perez', ${day('"n" * 7', 1000)} from ${numbers(amounts.people)}`,
  )
  for (const [list, every] of [
    ['all', 1],
    ['small', 20],
  ] as const)
    await run(
      sql`insert into "subscription" ("listId", "subscriberId", "state", "source", "text", "textHash", "askedAt", "confirmedAt") select ${sql.lit(list)}, ${idOf(`"n" * ${every}`)}, 'confirmed', 'import', 'Lo pidieron en la feria', 'x', '2026', '2026' from ${numbers(amounts.people / every)}`,
    )
  await run(
    sql`insert into "subscriberLabel" ("subscriberId", "label") select ${idOf('"n" * 33')}, 'vip' from ${numbers(30_000)}`,
  )
  await run(
    sql`insert into "subscriberLabel" ("subscriberId", "label") select ${idOf('"n" * 10')}, 'frío' from ${numbers(100_000)}`,
  )
  await run(
    sql`insert into "letterRecipient" ("letterId", "subscriberId", "state", "tries", "nextAt", "answer") select 'letter-1', ${idOf('"n" * 10')}, 'sent', 1, '2026', '250 ok' from ${numbers(amounts.letter)}`,
  )
  // Each fifth person wrote once; one of eight of them was won, one of ten has a result.
  await run(
    sql`insert into "lead" ("id", "workspaceId", "pageId", "pageName", "formId", "spam", "createdAt", "fields", "emailKey", "state", "valueCents", "campaign") select 'lead-' || "n", 'w', 'p', 'p', 'f', 0, ${day('"n"', 700)}, case when "n" % 10 = 0 then '[{"name":"resultado","label":"Resultado","value":"Otoño"}]' else '[{"name":"name","label":"Nombre","value":"Luis"}]' end, 'p' || ("n" * 5) || '@ejemplo.es', case when "n" % 8 = 0 then 'won' else 'new' end, ("n" % 50) * 10000, case when "n" % 100 = 0 then 'marzo-letter' end from ${numbers(amounts.leads)}`,
  )
  await run(sql`analyze`)
}
