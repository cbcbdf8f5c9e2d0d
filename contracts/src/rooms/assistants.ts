import { event } from '../events/event.ts'
import { aboutPage } from '../events/shapes.ts'
import type { Definitions } from '../problems/definitions.ts'

const topics = ['assistants'] as const

const events = [
  /** An assistant changed a page, proposed something for it, or withdrew that. */
  event('assistant.worked', aboutPage, { topics }),
  event('proposal.accepted', aboutPage, { topics, record: { kind: 'proposal-accepted', of: 'page' } }),
  event('proposal.discarded', aboutPage, { topics, record: { kind: 'proposal-discarded', of: 'page' } }),
  event('assistant.undone', aboutPage, { topics, record: { kind: 'assistant-undone', of: 'page' } }),
] as const

const problems = {
  /** `code`: as the document has it. The proposal stays. */
  PROPOSAL_WITHOUT_PLACE: {
    status: 409,
    detail: ({ code }: { code: string }) =>
      `La página ha cambiado y lo propuesto ya no tiene sitio en ella (${code}). La propuesta se queda como está.`,
  },
  PROPOSAL_DECIDED: {
    status: 409,
    detail: () => 'Esa propuesta ya se ha aceptado, descartado o retirado.',
  },
  PROPOSALS_FULL: {
    status: 409,
    detail: ({ most }: { most: number }) =>
      `La página ya tiene ${most} propuestas por decidir: es el máximo. Retira alguna o espera a que se decidan.`,
  },
  /** A page is put in place whole by a token whose changes are to be proposed. */
  TOKEN_PROPOSES: {
    status: 409,
    detail: () =>
      'Los cambios de este token quedan propuestos: envíalos por operaciones a /pages/{id}/operations.',
  },
} satisfies Definitions

export const assistantsSay = { events, problems }
