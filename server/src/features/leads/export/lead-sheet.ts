import type { Lead, LeadState } from '@aurelio/contracts/leads'
import type { Cell, Sheet } from '../../../platform/export/csv.ts'
import { referrerNames } from '../visit.ts'

const stateNames: Record<LeadState, string> = {
  new: 'Nuevo',
  contacted: 'Contactado',
  won: 'Ganado',
  lost: 'Perdido',
  spam: 'Spam',
}
const ownColumns = [
  'Fecha',
  'Página',
  'Nombre',
  'Correo electrónico',
  'Teléfono',
  'Estado',
  'Responsable',
  'Valor (€)',
  'Etiquetas',
  'Origen',
  'Dirección de origen',
  'Campaña',
  'Fuente de la campaña',
  'Medio de la campaña',
  'Término de la campaña',
  'Contenido de la campaña',
  'Notas',
  'Consentimientos',
  'Motivo sin consentimiento',
  'Dirección del formulario',
  'Publicación',
]

/** A lead with what the team noted of it. */
export type Noted = Lead & { notes: readonly LeadNote[] }
/** `author`: null where the account is gone, or it came in a file. */
export type LeadNote = { at: string; author: string | null; text: string }

/**
 * Leads as a table: what the team knows of each, and a column for each field that says something more. `read` is gone through
 * twice, so that a large workspace never stands in memory. Moments are those of the workspace's clock.
 */
export async function leadSheet(read: () => AsyncIterable<Noted>, timeZone: string): Promise<Sheet> {
  // As ISO writes days and hours.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const labels = new Map<string, number>()
  for await (const lead of read())
    for (const { label } of answersOf(lead)) if (!labels.has(label)) labels.set(label, labels.size)
  return {
    head: [...ownColumns, ...Array.from(labels.keys(), headOf)],
    rows: rowsOf(read(), labels, clock),
  }
}

/** A field may be called as what the team knows: both are told apart. */
function headOf(label: string) {
  return ownColumns.includes(label) ? `${label} (formulario)` : label
}

/** What was entered beside name, mail and phone, which have their own columns. */
function answersOf({ name, email, phone, fields }: Lead): Lead['fields'] {
  const known = [name, email, phone].filter(Boolean)
  return fields.filter(({ value }) => {
    const at = known.indexOf(value)
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
}

async function* rowsOf(
  leads: AsyncIterable<Noted>,
  labels: ReadonlyMap<string, number>,
  clock: Intl.DateTimeFormat,
) {
  for await (const lead of leads)
    yield [{ moment: clock.format(new Date(lead.createdAt)) }, ...rowOf(lead, labels, clock)]
}

function rowOf(lead: Noted, labels: ReadonlyMap<string, number>, clock: Intl.DateTimeFormat): Cell[] {
  const { pageName, name, email, phone, state, assignee, valueCents } = lead
  const entered = Array.from(labels, () => '')
  for (const { label, value } of answersOf(lead)) {
    const place = labels.get(label)
    // What came between the two readings has no column of its own.
    if (place !== undefined) entered[place] = value
  }
  return [
    pageName,
    name,
    email,
    phone,
    stateNames[state],
    assignee?.name ?? '',
    valueCents === null ? '' : valueCents / 100,
    lead.labels.join(', '),
    ...originOf(lead),
    lead.notes.map((note) => lineOf(note, clock)).join('\n'),
    // The very texts, which together with the publication prove what was agreed to.
    lead.proof?.consents.map(({ text, link }) => (link === '' ? text : `${text} (${link})`)).join('; ') ?? '',
    lead.proof?.reason ?? '',
    lead.proof?.address ?? '',
    lead.proof?.publicationId ?? '',
    ...entered,
  ]
}

/** As people write a day: 23/11/2026. */
function lineOf({ at, author, text }: LeadNote, clock: Intl.DateTimeFormat) {
  const day = clock.format(new Date(at)).slice(0, 10).split('-').toReversed().join('/')
  return `${[day, author].filter(Boolean).join(', ')}: ${text}`
}

function originOf({ attribution }: Lead): Cell[] {
  const { source = '', medium = '', name = '', term = '', content = '' } = attribution?.campaign ?? {}
  const from = attribution ? referrerNames[attribution.referrer] : ''
  return [from, attribution?.referrerAddress ?? '', name, source, medium, term, content]
}
