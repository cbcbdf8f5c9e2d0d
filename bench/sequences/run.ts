// npm run bench:sequences: a file of many people onto a list and back; then many people in a sequence with waits, each step
// of which has its moment.
import { z } from 'zod'
import { startSmtpServer } from '../../server/src/testing/smtp-server.ts'
import { engines, inWorld, type World } from '../faults/world.ts'

const rows = Number(process.env['ROWS'] ?? 100_000)
const people = Number(process.env['PEOPLE'] ?? 10_000)
/** Of those, so many a second come to a letter. */
const perSecond = Number(process.env['PER_SECOND'] ?? 40)
const wanted = (process.env['ENGINES'] ?? 'SQLite,PostgreSQL').split(',')

const withId = z.object({ id: z.string() })
const importSchema = z.object({ id: z.string(), state: z.string(), imported: z.int() })
const sequenceSchema = z.object({
  id: z.string(),
  number: z.int(),
  entered: z.int(),
  finished: z.int(),
  sent: z.int(),
  doubt: z.int(),
})

/** Sends a table of addresses as somebody chooses the file, and imports it. */
async function importFile({ account, product }: World, listId: string, addresses: Iterable<string>) {
  const answer = await fetch(`${product.url}/api/subscription-lists/${listId}/imports?name=personas.csv`, {
    method: 'POST',
    headers: { cookie: account.cookie, origin: product.url, 'content-type': 'text/csv' },
    body: ['correo,nombre', ...[...addresses].map((address) => `${address},Luis Pérez`)].join('\n'),
  })
  const { id } = importSchema.parse(await answer.json())
  await account.call('POST', `/api/subscriber-imports/${id}/start`, {
    mapping: ['email', 'name'],
    permission: 'Lo pidieron en la feria',
    asksToConfirm: false,
  })
  return id
}

async function until({ account }: World, id: string, state: string): Promise<number> {
  for (;;) {
    const read = importSchema.parse(await account.call('GET', `/api/subscriber-imports/${id}`))
    if (read.state === state) return read.imported
    if (read.state === 'failed') throw new Error('The import failed')
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

const newList = async ({ account }: World, name: string) =>
  withId.parse(await account.call('POST', '/api/subscription-lists', { name })).id

type Step = { kind: string; [field: string]: unknown }

// Whom a condition does not hold for ends there.
const portOf = (step: Step | undefined) => (step?.kind === 'condition' ? 'yes' : 'next')

/** A sequence that runs, of these steps in a row. */
async function sequenceOf({ account }: World, name: string, listId: string, steps: readonly Step[]) {
  const made = sequenceSchema.parse(await account.call('POST', '/api/sequences', { name, listId }))
  const nodes = steps.map((step, at) => ({ id: `s${at}`, at: { x: 0, y: at * 100 }, ...step }))
  const edges = nodes
    .slice(1)
    .map(({ id }, at) => ({ id: `e${at}`, from: `s${at}`, port: portOf(steps[at]), to: id }))
  await account.call('PUT', `/api/sequences/${made.id}`, {
    name,
    listId,
    graph: { nodes, edges },
    rules: { entry: [], exit: [], again: false },
    baseNumber: made.number,
  })
  await account.call('POST', `/api/sequences/${made.id}/state`, { isRunning: true })
  return made.id
}

async function figures({ account }: World, id: string) {
  const { items } = z
    .object({ items: z.array(sequenceSchema) })
    .parse(await account.call('GET', '/api/sequences'))
  const found = items.find((one) => one.id === id)
  if (!found) throw new Error('The sequence is gone')
  return found
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0)
const some = (host: string, count: number) => Array.from({ length: count }, (_, at) => `p${at}@${host}`)

for (const engine of engines) {
  if (!wanted.includes(engine)) continue
  const arrived = new Map<string, number[]>()
  const smtp = await startSmtpServer((text) => {
    smtp.received.length = 0
    const address = /^To: (\S+)/m.exec(text)?.[1]
    if (address !== undefined) arrived.set(address, [...(arrived.get(address) ?? []), Date.now()])
    return undefined
  })
  await inWorld(engine, { SMTP_URL: smtp.url }, async (world) => {
    if (rows > 0) {
      const listId = await newList(world, 'Archivo')
      let began = performance.now()
      const id = await importFile(world, listId, some('archivo.es', rows))
      const imported = await until(world, id, 'done')
      console.log(`${engine}: ${imported.toLocaleString('en')} rows imported in ${seconds(began)} s`)
      began = performance.now()
      await world.account.call('POST', `/api/subscriber-imports/${id}/undo`, {})
      await until(world, id, 'undone')
      console.log(`${engine}: undone in ${seconds(began)} s`)
    }

    // All of them at once: from a wait that ends for all to the end, over steps that write nobody.
    const listId = await newList(world, 'Esperas')
    await until(world, await importFile(world, listId, some('esperas.es', people)), 'done')
    const waits = await sequenceOf(world, 'Esperas', listId, [
      { kind: 'wait', amount: 1, unit: 'minutes' },
      { kind: 'label', label: 'Primera' },
      { kind: 'condition', question: { what: 'won' } },
      { kind: 'letter', subject: 'Gracias', text: 'Para quien ya es cliente.' },
    ])
    await world.account.call('POST', `/api/sequences/${waits}/people`)
    const began = performance.now()
    let done = 0
    while (done < people) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      done = (await figures(world, waits)).finished
    }
    console.log(
      `${engine}: ${people.toLocaleString('en')} people whose wait of a minute began at one moment are through after ${seconds(began)} s`,
    )

    // Letters one after the other, while all the others stand in the same sequence.
    const crowd = await newList(world, 'Cartas')
    const letters = await sequenceOf(world, 'Cartas', crowd, [
      { kind: 'wait', amount: 1, unit: 'minutes' },
      { kind: 'letter', subject: 'Uno', text: `Hola {{nombre|hola}}. ${'Lo que viene ahora. '.repeat(40)}` },
      { kind: 'wait', amount: 1, unit: 'minutes' },
      { kind: 'letter', subject: 'Dos', text: 'Hasta pronto.' },
      { kind: 'wait', amount: 30, unit: 'days' },
    ])
    const entered = new Map<string, number>()
    const span = Number(process.env['SECONDS'] ?? 240)
    for (let second = 0; second < span; second += 5) {
      const at = performance.now()
      const batch = Array.from({ length: perSecond * 5 }, (_, n) => `c${second}-${n}@cartas.es`)
      await world.account.call('POST', `/api/subscription-lists/${crowd}/people`, {
        people: batch.map((email) => ({ email, name: 'Luis' })),
        permission: 'Lo pidieron',
        asksToConfirm: false,
      })
      for (const email of batch) entered.set(email, Date.now())
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, 5000 - (performance.now() - at))))
    }
    const wantedLetters = entered.size * 2
    let sent = 0
    for (let tries = 0; tries < 600 && sent < wantedLetters; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      sent = [...arrived].reduce((sum, [, times]) => sum + times.length, 0)
    }
    await new Promise((resolve) => setTimeout(resolve, 25_000))
    const late = [...entered].flatMap(([email, since]) => {
      const [one = 0, two = 0] = arrived.get(email) ?? []
      return [one - since - 60_000, two - one - 60_000]
    })
    late.sort((one, other) => one - other)
    const of = (share: number) => ((late[Math.floor((late.length - 1) * share)] ?? 0) / 1000).toFixed(1)
    const twice = [...arrived.values()].filter((times) => times.length > 2).length
    const lost = [...entered.keys()].filter((email) => (arrived.get(email)?.length ?? 0) < 2).length
    const { doubt } = await figures(world, letters)
    console.log(
      `${engine}: ${entered.size.toLocaleString('en')} people at ${perSecond} a second, two letters each: behind their moment ${of(0.5)} s (median), ${of(0.95)} s (95th), ${of(1)} s (longest); ${lost} without one, ${twice} with more, ${doubt} in doubt`,
    )
  })
  smtp.stop()
}
