import { randomUUID } from 'node:crypto'
import { tallyJob } from '../../server/src/features/analytics/tally/tally-job.ts'
import { contactBook } from '../../server/src/features/contacts/contacts.ts'
import { leadIndex } from '../../server/src/features/leads/search/lead-index.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { statistics } from '../../server/src/platform/jobs/statistics.ts'
import { searchable } from '../../server/src/platform/database/search-text.ts'
import { keysOf } from '../../server/src/platform/contact-keys.ts'

/** Fewer, where the machine is shared: `LEADS=100000`. */
export const amount = Number(process.env['LEADS'] ?? 1_000_000)
const atOnce = 2000
const spanMs = 3 * 365 * 24 * 60 * 60 * 1000

const first = 'Ana Luis Marta Íñigo Carmen Pablo Lucía Jorge Elena Raúl Noa Hugo Inés Bruno Sara Óscar'.split(
  ' ',
)
const last =
  'García López Peña Ruiz Núñez Vidal Prado Soler Ibáñez Castro Molina Ortega Gil Serra Rey Vega Duarte Lara'.split(
    ' ',
  )
const words =
  'quiero una web para mi negocio de zapatos en Madrid con tienda y presupuesto antes del verano gracias saludos reforma cocina baño clínica dental hotel rural bodega vinos campaña anuncios logotipo marca fotos vídeo reserva cita consulta mañana tarde urgente barato calidad referencia amigo'.split(
    ' ',
  )
const consents = ['He leído y acepto la política de privacidad', 'Quiero recibir el boletín trimestral']
const states = ['new', 'new', 'new', 'contacted', 'contacted', 'won', 'lost', 'lost'] as const

type Owner = { workspaceId: string; userId: string; pageIds: readonly string[] }

/** Three years of leads of one workspace; the same ones at each run, but for their ids. */
export async function seedLeads(database: Database, owner: Owner): Promise<void> {
  const next = numbers()
  const start = Date.now() - spanMs
  for (let done = 0; done < amount; done += atOnce) {
    const rows = Array.from({ length: atOnce }, (_, at) =>
      leadOf(owner, next, done + at, new Date(start + (spanMs / amount) * (done + at)).toISOString()),
    )
    await database.inTransaction(async () => {
      for (let from = 0; from < rows.length; from += 400)
        await database
          .query()
          .insertInto('lead')
          .values(rows.slice(from, from + 400))
          .execute()
    })
  }
}

/**
 * What the product's own jobs make of them. The statistics are taken while all wait for the index, as it happens where
 * many come at once.
 */
export async function takeInLeads(database: Database): Promise<void> {
  for (const job of [
    statistics(database),
    leadIndex(database, contactBook(database)).job,
    tallyJob(database),
  ])
    await job.run(null, { signal: new AbortController().signal, progress: () => {}, isLast: false })
}

function leadOf(
  { workspaceId, userId, pageIds }: Owner,
  next: (below: number) => number,
  at: number,
  createdAt: string,
) {
  const of = <Item>(items: readonly Item[]): Item => {
    const item = items[next(items.length)]
    if (item === undefined) throw new Error('There is nothing to choose from')
    return item
  }
  const name = `${of(first)} ${of(last)} ${of(last)}`
  const email = `${searchable(name).replaceAll(' ', '.')}${next(10_000)}@correo${next(40)}.es`
  const phone = `6${String(next(100_000_000)).padStart(8, '0')}`
  const message = [
    ...Array.from({ length: 12 }, () => of(words)),
    // A word that seven people wrote, and one of a campaign that is long over.
    ...(at % 150_001 === 7 ? ['Galerna'] : []),
    ...(at < amount / 10 && at % 16 === 0 ? ['blackfriday'] : []),
  ].join(' ')
  const entered = { name, email, phone, message }
  return {
    id: randomUUID(),
    workspaceId,
    pageId: of(pageIds),
    pageName: 'Captación',
    formId: 'form-1',
    proof: JSON.stringify({
      publicationId: 'publication',
      address: '/p/captacion',
      consents: at % 2 === 0 ? [] : [{ text: consents[at % 10 === 1 ? 1 : 0], link: '' }],
    }),
    spam: at % 25 === 0 ? (1 as const) : (0 as const),
    spamReason: at % 25 === 0 ? 'links' : null,
    createdAt,
    fields: JSON.stringify(
      Object.entries(entered).map(([field, value]) => ({ name: field, label: field, value })),
    ),
    state: of(states),
    name,
    email,
    phone,
    ...keysOf({ email, phone }),
    search: searchable(Object.values(entered).join('\n')),
    teamSearch: at % 50 === 1 ? 'vip' : '',
    assigneeId: at % 3 === 0 ? userId : null,
    valueCents: at % 4 === 0 ? next(1_000_000) : null,
    labels: at % 50 === 1 ? '["VIP"]' : '[]',
  }
}

/** Whole numbers that look like chance and are the same each time. */
function numbers() {
  let state = 20_261_122
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
