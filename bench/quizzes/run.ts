// npm run bench:quizzes: many attempts at a quiz at once, each answer kept once; and its figures with a million attempts.
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Account } from '../../e2e/product/account.ts'
import '../../server/src/features/quizzes/tables.ts'
import { onBothEngines } from '../engines.ts'

const attempts = 10_000
const atOnce = 200
const claimed = 1_000_000
const madeSchema = z.object({ id: z.string(), url: z.string() })
const figuresSchema = z.object({
  started: z.int(),
  finished: z.int(),
  answers: z.array(z.object({ key: z.string(), count: z.int() })),
})

let quiz = { id: '', url: '' }

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
    // The sums are all that the figures read: as they would stand after a million.
    await database
      .query()
      .updateTable('quizCount')
      .set({ count: claimed, seconds: claimed })
      .where('quizId', '=', quiz.id)
      .execute()
    await database.query().updateTable('quizVersionCount').set({ count: claimed }).execute()
  },
  paths: () =>
    Promise.resolve(['figures', 'attempts', 'versions'].map((what) => `/api/quizzes/${quiz.id}/${what}`)),
  shown: (path) => path.replace(quiz.id, '…'),
})

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
