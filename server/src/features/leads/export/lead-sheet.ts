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
  'Campaña',
  'Consentimientos',
  'Motivo sin consentimiento',
  'Dirección del formulario',
  'Publicación',
]

/**
 * Leads as a table: what the team knows of each, and a column for each field that any of them has. `read` is gone through
 * twice, so that a large workspace never stands in memory. Moments are those of the workspace's clock.
 */
export async function leadSheet(read: () => AsyncIterable<Lead>, timeZone: string): Promise<Sheet> {
  // As ISO writes days and hours.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const labels = new Map<string, number>()
  for await (const { fields } of read())
    for (const { label } of fields) if (!labels.has(label)) labels.set(label, labels.size)
  return {
    head: [...ownColumns, ...labels.keys()],
    rows: rowsOf(read(), labels, clock),
  }
}

async function* rowsOf(
  leads: AsyncIterable<Lead>,
  labels: ReadonlyMap<string, number>,
  clock: Intl.DateTimeFormat,
) {
  for await (const lead of leads)
    yield [{ moment: clock.format(new Date(lead.createdAt)) }, ...rowOf(lead, labels)]
}

function rowOf(lead: Lead, labels: ReadonlyMap<string, number>): Cell[] {
  const { pageName, name, email, phone, state, assignee, valueCents, fields } = lead
  const entered = Array.from(labels, () => '')
  for (const { label, value } of fields) {
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
    lead.attribution ? referrerNames[lead.attribution.referrer] : '',
    campaignOf(lead),
    // The very texts, which together with the publication prove what was agreed to.
    lead.proof?.consents.map(({ text, link }) => (link === '' ? text : `${text} (${link})`)).join('; ') ?? '',
    lead.proof?.reason ?? '',
    lead.proof?.address ?? '',
    lead.proof?.publicationId ?? '',
    ...entered,
  ]
}

function campaignOf({ attribution }: Lead) {
  const { source = '', medium = '', name = '' } = attribution?.campaign ?? {}
  return [name, source, medium].filter(Boolean).join(' / ')
}
