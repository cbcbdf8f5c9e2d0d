// npm run bench:quizzes: many attempts at a quiz at once, each answer kept once; and its figures with a million attempts.
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Account } from '../../e2e/product/account.ts'
import '../../server/src/features/quizzes/tables.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { onBothEngines } from '../engines.ts'

const attempts = 10_000
const atOnce = 200
/** Each attempt stands so often in the end: a million in all. */
const times = 100
const madeSchema = z.object({ id: z.string(), url: z.string() })
const figuresSchema = z.object({
  started: z.int(),
  finished: z.int(),
  answers: z.array(z.object({ key: z.string(), count: z.int() })),
})

const versionsSchema = z.object({ items: z.array(z.object({ id: z.string() })) })

let quiz = { id: '', url: '' }
let version = ''

await onBothEngines({
  bar: 100,
  async seed(database, account) {
    quiz = await publish(account)
    const step = await (await fetch(quiz.url)).text()
    console.log(
      `\nThe first step: ${Buffer.byteLength(step)} bytes in one answer, ${gzipSync(step).byteLength} as gzip packs it.`,
    )
    const started = performance.now()
    let next = 0
    const worker = async () => {
      while (next < attempts) {
        next += 1
        await takeOnce(quiz.url, next % 2 === 0 ? 'Una cosa' : 'Otra cosa')
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    const seconds = (performance.now() - started) / 1000
    const figures = figuresSchema.parse(await account.call('GET', `/api/quizzes/${quiz.id}/figures`))
    const counted = Object.fromEntries(figures.answers.map(({ key, count }) => [key, count]))
    console.log(
      `\n${database.engine}: ${attempts} attempts, ${atOnce} at once, each sent twice: ${seconds.toFixed(1)} s; ` +
        `${figures.started} begun, ${figures.finished} finished, answers ${JSON.stringify(counted)}.`,
    )
    if (figures.started !== attempts || counted['o1'] !== attempts / 2 || counted['o2'] !== attempts / 2)
      throw new Error('An answer was lost, or counted twice')
    await multiply(database)
  },
  async paths(account) {
    const { items } = versionsSchema.parse(await account.call('GET', `/api/quizzes/${quiz.id}/versions`))
    version = items[0]?.id ?? ''
    const asked = [
      'figures',
      'attempts',
      'attempts?state=open',
      'attempts?state=lead',
      'versions',
      `versions/${version}`,
    ]
    return asked.map((what) => `/api/quizzes/${quiz.id}/${what}`)
  },
  shown: (path) => path.replace(quiz.id, '…').replace(version, '…'),
})

/** The attempts that were made, with their answers, ways and sums, a hundred times over. */
async function multiply(database: Database) {
  const more = sql`with recursive "more" ("nth") as (select 1 union all select "nth" + 1 from "more" where "nth" < ${sql.lit(times - 1)})`
  const copies = (table: string, columns: readonly string[], id: string) => {
    const names = sql.join([id, ...columns].map((name) => sql.ref(name)))
    const values = sql.join([sql`${sql.ref(id)} || '-' || "nth"`, ...columns.map((name) => sql.ref(name))])
    return sql`insert into ${sql.table(table)} (${names}) ${more} select ${values} from ${sql.table(table)} cross join "more"`.execute(
      database.query(),
    )
  }
  const attempt = [
    'quizId',
    'versionId',
    'at',
    'state',
    'source',
    'leadId',
    'toldResult',
    'visit',
    'startedAt',
    'changedAt',
  ]
  await copies('quizAttempt', attempt, 'id')
  await copies('quizAnswer', ['question', 'answer'], 'attemptId')
  await copies('quizStep', ['seq', 'fromNode', 'port', 'toNode'], 'attemptId')
  await database
    .query()
    .updateTable('quizCount')
    .set((eb) => ({ count: eb('count', '*', times), seconds: eb('seconds', '*', times) }))
    .execute()
  await database
    .query()
    .updateTable('quizVersionCount')
    .set((eb) => ({ count: eb('count', '*', times) }))
    .execute()
}

async function publish(account: Account) {
  const made = madeSchema.parse(await account.call('POST', '/api/quizzes', { name: 'Test' }))
  return madeSchema.parse(await account.call('POST', `/api/quizzes/${made.id}/publication`))
}

/** One attempt from the first page to the result, its answer sent twice. */
async function takeOnce(url: string, answer: string) {
  const first = await (await fetch(url)).text()
  const token = /name="_quiz" value="([^"]+)"/.exec(first)?.[1] ?? ''
  const send = () =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      body: new URLSearchParams({ _quiz: token, 'q-q1': answer }),
    })
  const answers = await Promise.all([send(), send()])
  if (answers.some(({ status }) => status !== 303)) throw new Error('An answer was refused')
}
