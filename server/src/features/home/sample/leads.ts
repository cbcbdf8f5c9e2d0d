import type { LeadState } from '@aurelio/contracts/leads'

export type SampleLead = {
  /** Which of the sample pages it came by. */
  page: number
  /** Days before today. */
  days: number
  state: LeadState
  name: string
  email: string
  phone?: string
  labels?: readonly string[]
  /** What it may bring, in euros. */
  value?: number
}

const lead = (
  page: number,
  days: number,
  state: LeadState,
  name: string,
  rest: Partial<SampleLead> = {},
): SampleLead => ({
  page,
  days,
  state,
  name,
  email: `${name.split(' ')[0]?.toLowerCase() ?? ''}@ejemplo.es`,
  ...rest,
})

/** Leads in every state; the addresses are of a domain that is nobody's. */
export const sampleLeads: readonly SampleLead[] = [
  lead(0, 0, 'new', 'Marta Olmo', { phone: '600 100 201', labels: ['Urgente'] }),
  lead(0, 1, 'new', 'Iker Salas', { phone: '600 100 202' }),
  lead(0, 3, 'contacted', 'Noa Prieto', { phone: '600 100 203', labels: ['Presupuesto'] }),
  lead(0, 9, 'won', 'Hugo Reina', { phone: '600 100 204', labels: ['Presupuesto'], value: 1800 }),
  lead(0, 12, 'lost', 'Alba Coll', { phone: '600 100 205' }),
  lead(0, 2, 'spam', 'Cheap Traffic'),
  lead(1, 0, 'new', 'Samuel Ortiz'),
  lead(1, 2, 'contacted', 'Vera Montes', { labels: ['Llamar por la tarde'] }),
  lead(1, 6, 'won', 'Leo Bravo', { value: 640 }),
  lead(1, 8, 'lost', 'Elsa Quiroga'),
  lead(2, 1, 'new', 'Nora Gil', { labels: ['Tienda'] }),
  lead(2, 5, 'contacted', 'Bruno Lago'),
  lead(2, 14, 'won', 'Irene Vela', { labels: ['Tienda'], value: 320 }),
]
