// npm run bench:visits:processes: two web processes over one PostgreSQL count as one, and as exactly as a list of who came.
import { publishPage, signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { startPostgres } from '../../server/src/testing/postgres.ts'
import { behindProxy, countedToday, headersOfPerson } from './people.ts'

const visits = 20_000
const people = 9000
const atOnce = 20
const waitMs = 20_000

const postgres = await startPostgres()
if (!postgres) throw new Error('PostgreSQL is not on this machine')
await inTemporaryFolder(async (folder) => {
  const env = { ...behindProxy, DATABASE_URL: postgres.url, ROLE: 'web', LOG_LEVEL: 'warn' }
  // One after another: the first makes the tables.
  const one = await startProduct(folder, env)
  const two = await startProduct(folder, env)
  try {
    const account = await signUp(one.url)
    const page = await publishPage(account, 'De las dos', [])
    const { pathname } = new URL(page.url)
    const came = new Set<number>()
    for (let from = 0; from < visits; from += atOnce)
      await Promise.all(
        Array.from({ length: atOnce }, async (_, at) => {
          const person = Math.floor(Math.random() ** 2 * people)
          came.add(person)
          const { port } = (from + at) % 2 === 0 ? one : two
          const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, {
            headers: headersOfPerson(person),
          })
          await answer.text()
        }),
      )
    const told = await settled()
    console.log(`Two processes: ${visits} visits of ${came.size} people; told ${JSON.stringify(told)}.`)
    if (told.visits !== visits || told.visitors !== came.size) process.exitCode = 1

    async function settled() {
      const until = Date.now() + waitMs
      let figures = await countedToday(account, page.id)
      while (figures.visits < visits && Date.now() < until) figures = await countedToday(account, page.id)
      return figures
    }
  } finally {
    await two.stop()
    await one.stop()
  }
})
await postgres.stop()
