// npm run bench:letters: how fast a letter of 20 kB goes out to many, and what others wait meanwhile; then a larger import.
import { z } from 'zod'
import { startSmtpServer } from '../../server/src/testing/smtp-server.ts'
import { kinds, watched } from '../faults/people-at-work.ts'
import { engines, inWorld, type World } from '../faults/world.ts'

const people = Number(process.env['PEOPLE'] ?? 3000)
const imported = Number(process.env['IMPORTED'] ?? 100_000)
const atOnce = 5000
const withId = z.object({ id: z.string() })
const letterSchema = z.object({ state: z.string(), figures: z.object({ delivered: z.int() }) })

async function importPeople({ account }: World, name: string, count: number): Promise<string> {
  const { id } = withId.parse(await account.call('POST', '/api/subscription-lists', { name }))
  for (let from = 0; from < count; from += atOnce)
    await account.call('POST', `/api/subscription-lists/${id}/people`, {
      people: Array.from({ length: Math.min(atOnce, count - from) }, (_, at) => ({
        email: `${name.toLowerCase()}${from + at}@ejemplo.es`,
        name: 'Luis Pérez',
      })),
      permission: 'Lo pidieron en la feria',
      asksToConfirm: false,
    })
  return id
}

/** A letter whose HTML has some 20 kB. */
async function makeLetter({ account }: World, listId: string): Promise<string> {
  const { id } = withId.parse(await account.call('POST', '/api/letters', { subject: 'Marzo', listId }))
  const elements = Array.from({ length: 34 }, (_, at) => ({
    id: `p${at}`,
    type: 'text',
    name: 'Texto',
    props: { text: `Párrafo ${at}. ${'Lo que hemos hecho este mes, en pocas palabras. '.repeat(9)}` },
  }))
  await account.call('PUT', `/api/letters/${id}`, { document: { version: 1, elements } })
  return id
}

for (const engine of engines) {
  let [letters, bytes] = [0, 0]
  const smtp = await startSmtpServer((text) => {
    smtp.received.length = 0
    if (/^To: /m.test(text)) {
      letters += 1
      bytes += text.length
    }
    return undefined
  })
  await inWorld(engine, { SMTP_URL: smtp.url }, async (world) => {
    const { account } = world
    const letter = await makeLetter(world, await importPeople(world, 'Cartas', people))
    const read = async () => letterSchema.parse(await account.call('GET', `/api/letters/${letter}`))
    let seconds = 0
    const answers = await watched(world, async () => {
      const began = performance.now()
      await account.call('POST', `/api/letters/${letter}/sending`, {})
      while ((await read()).state !== 'sent') await new Promise((resolve) => setTimeout(resolve, 200))
      seconds = (performance.now() - began) / 1000
    })
    const { delivered } = (await read()).figures
    console.log(
      `${engine}: ${letters} letters of ${Math.round(bytes / letters / 1000)} kB as they go, ${delivered} delivered, ${(letters / seconds).toFixed(0)} a second`,
    )
    for (const kind of kinds) {
      const times = answers.filter((one) => one.kind === kind).map(({ ms }) => ms)
      times.sort((one, other) => one - other)
      const of = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0)
      console.log(`  ${kind}: ${times.length} asked, median ${of(0.5)} ms, p99 ${of(0.99)} ms`)
    }
    const before = performance.now()
    await importPeople(world, 'Muchas', imported)
    console.log(
      `  import of ${imported.toLocaleString('en')} people: ${((performance.now() - before) / 1000).toFixed(0)} s`,
    )
  })
  smtp.stop()
}
