import { z } from 'zod'
import { contestSettingsSchema } from './contest-settings.ts'
import { scoped } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { textSchema } from './text.ts'

/** `open`: published, whatever the clock says; `closed`: its list is frozen; `drawn`: its winners are known. */
export const contestStates = ['draft', 'open', 'closed', 'drawn'] as const
export type ContestState = (typeof contestStates)[number]

export const contestSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  state: z.enum(contestStates),
  opensAt: timestampSchema,
  closesAt: timestampSchema,
  /** Where its page stands, without host: `/c/cesta-k3f9x2`. */
  path: z.string(),
  entries: z.int(),
  confirmed: z.int(),
  createdAt: timestampSchema,
})
export type ContestSummary = z.infer<typeof contestSummarySchema>

/** What keeps an entry apart: it is there, and is not drawn. */
export const apartReasons = ['same-person', 'disposable', 'burst', 'robot', 'team'] as const
export type ApartReason = (typeof apartReasons)[number]

export const rulesVersionSchema = z.object({
  version: z.int(),
  /** Headings begin with `## `. */
  text: z.string(),
  /** SHA-256, hex. */
  hash: z.string(),
  createdAt: timestampSchema,
})

export const winnerStates = ['waiting', 'told', 'accepted', 'declined', 'lapsed', 'erased'] as const
export const winnerSchema = z.object({
  /** In the order in which they were drawn, from 1. */
  position: z.int(),
  alias: z.string(),
  isReserve: z.boolean(),
  state: z.enum(winnerStates),
  /** Until when they may accept. */
  until: timestampSchema.nullable(),
  prize: z.string(),
  /** Null where their data were erased. */
  name: z.string().nullable(),
  email: z.string().nullable(),
})
export type ContestWinner = z.infer<typeof winnerSchema>

export const contestSchema = contestSummarySchema.extend({
  settings: contestSettingsSchema,
  /** The whole address of its page. */
  url: z.string(),
  /** Of its proof, from when it opens: `/proof/…`. */
  proof: z.string().nullable(),
  /** SHA-256 of the secret number. */
  commitment: z.string().nullable(),
  listHash: z.string().nullable(),
  /** What the number from outside is, in words, and where it is read. */
  beaconRule: z.string(),
  beacon: z.string().nullable(),
  beaconAddress: z.string().nullable(),
  /** The rules in force; those of a draft as they would be published now. */
  rules: rulesVersionSchema,
  /** What is still missing before it can be published, as codes. */
  missing: z.array(z.enum(['dates', 'question', 'visit', 'beacon'])),
  winners: z.array(winnerSchema),
  apart: z.int(),
})
export type Contest = z.infer<typeof contestSchema>

const workStates = ['none', 'waiting', 'shown', 'hidden'] as const
export const entryStates = ['waiting', 'confirmed', 'apart'] as const
export const entrySchema = z.object({
  id: idSchema,
  /** What stands for it in the list of the draw. */
  alias: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(entryStates),
  apart: z.enum(apartReasons).nullable(),
  points: z.int(),
  /** What the points are for. */
  actions: z.array(z.object({ kind: z.string(), points: z.int() })),
  invited: z.int(),
  invitedBy: z.string().nullable(),
  /** What the person who asks gave it as a member of the jury, and all of them together. */
  mark: z.int().nullable(),
  marks: z.int(),
  /** What they sent in; `picture`: where the team looks at it. */
  work: z.object({
    state: z.enum(workStates),
    text: z.string(),
    picture: z.string().nullable(),
  }),
  source: z.string(),
  leadId: z.string().nullable(),
  createdAt: timestampSchema,
})
export type ContestEntry = z.infer<typeof entrySchema>

export const contestFiguresSchema = z.object({
  /** Where people came from, those who brought most first. */
  sources: z.array(z.object({ source: z.string(), entries: z.int(), confirmed: z.int(), points: z.int() })),
  /** How often each thing that gives points was done and counts. */
  actions: z.array(z.object({ kind: z.string(), times: z.int() })),
  /** Who invited whom: each after who invited them; of those that are no branch of anybody `parentId` is null. */
  referrals: z.array(
    z.object({
      id: idSchema,
      parentId: idSchema.nullable(),
      name: z.string(),
      points: z.int(),
      /** Whether it gave points to who invited them. */
      counts: z.boolean(),
    }),
  ),
})
export type ContestFigures = z.infer<typeof contestFiguresSchema>

/** What was decided about an entry, and by whom: '' for the rules themselves. */
export const contestDecisionSchema = z.object({
  id: idSchema,
  at: timestampSchema,
  what: z.enum(['set-apart', 'reinstated']),
  reason: z.enum(apartReasons).nullable(),
  alias: z.string(),
  /** Null where their data were erased. */
  name: z.string().nullable(),
  by: z.string(),
})
export type ContestDecision = z.infer<typeof contestDecisionSchema>

const one = z.object({ id: idSchema })
const nameSchema = textSchema(200).min(1)
const reading = scoped('leads:read')
const writing = scoped('leads:write')

/** Contests of a workspace: their page, who takes part, and a draw that anybody can check. */
export const contests = {
  list: reading
    .route({ method: 'GET', path: '/contests', summary: 'Los concursos del espacio, el último primero' })
    .input(pagingSchema)
    .output(pageOf(contestSummarySchema)),
  get: reading
    .route({ method: 'GET', path: '/contests/{id}', summary: 'Un concurso' })
    .input(one)
    .output(contestSchema),
  create: writing
    .route({ method: 'POST', path: '/contests', successStatus: 201, summary: 'Crear un concurso' })
    .errors(errorsOf('CONTEST_DATES'))
    .input(
      z.object({
        name: nameSchema,
        opensAt: timestampSchema,
        closesAt: timestampSchema,
        prize: textSchema(300).min(1),
        winners: contestSettingsSchema.shape.winners,
      }),
    )
    .output(contestSchema),
  change: writing
    .route({
      method: 'PATCH',
      path: '/contests/{id}',
      summary: 'Cambiar un concurso; si está abierto, sus bases tienen versión nueva y se avisa a todos',
    })
    .errors(errorsOf('CONTEST_DATES', 'CONTEST_OVER'))
    .input(
      one.extend({
        name: nameSchema.optional(),
        opensAt: timestampSchema.optional(),
        closesAt: timestampSchema.optional(),
        settings: contestSettingsSchema.partial().optional(),
      }),
    )
    .output(contestSchema),
  publish: writing
    .route({
      method: 'POST',
      path: '/contests/{id}/publication',
      summary: 'Publicar un concurso y el compromiso de su sorteo',
    })
    .errors(errorsOf('CONTEST_NOT_READY'))
    .input(one)
    .output(contestSchema),
  close: writing
    .route({
      method: 'POST',
      path: '/contests/{id}/closing',
      summary: 'Cerrar la lista de un concurso y sortear en cuanto se sepa el número de fuera',
    })
    .errors(errorsOf('CONTEST_NOT_OPEN'))
    .input(one)
    .output(contestSchema),
  draw: writing
    .route({
      method: 'POST',
      path: '/contests/{id}/draw',
      summary: 'Sortear con el número de fuera que fijan las bases',
    })
    .errors(errorsOf('CONTEST_NOT_CLOSED'))
    .input(one.extend({ beacon: textSchema(200).min(1) }))
    .output(contestSchema),
  judge: writing
    .route({
      method: 'PUT',
      path: '/contests/{id}/entries/{entryId}/mark',
      summary: 'Puntuar una participación como miembro del jurado; cada nota queda registrada',
    })
    .errors(errorsOf('CONTEST_NOT_JUDGED'))
    .input(one.extend({ entryId: idSchema, mark: z.int().min(0).max(10) }))
    .output(entrySchema),
  decide: writing
    .route({
      method: 'POST',
      path: '/contests/{id}/verdict',
      summary: 'Publicar el fallo del jurado con las notas de cada miembro',
    })
    .errors(errorsOf('CONTEST_NOT_JUDGED', 'CONTEST_NO_MARKS'))
    .input(one)
    .output(contestSchema),
  showWork: writing
    .route({
      method: 'PUT',
      path: '/contests/{id}/entries/{entryId}/work',
      summary: 'Publicar en la galería lo que envió una persona, u ocultarlo',
    })
    .input(one.extend({ entryId: idSchema, isShown: z.boolean() }))
    .output(entrySchema),
  remove: writing
    .route({
      method: 'DELETE',
      path: '/contests/{id}',
      summary: 'Eliminar un concurso y sus participaciones',
    })
    .input(one)
    .output(one),
  entries: reading
    .route({ method: 'GET', path: '/contests/{id}/entries', summary: 'Quién participa en un concurso' })
    .input(
      one.extend({
        ...pagingSchema.shape,
        q: textSchema(200).optional(),
        state: z.enum(entryStates).optional(),
      }),
    )
    .output(pageOf(entrySchema)),
  figures: reading
    .route({
      method: 'GET',
      path: '/contests/{id}/figures',
      summary: 'De dónde viene quien participa, qué da puntos y quién invitó a quién',
    })
    .input(one)
    .output(contestFiguresSchema),
  decisions: reading
    .route({
      method: 'GET',
      path: '/contests/{id}/decisions',
      summary: 'Qué participaciones se han apartado o devuelto, cuándo, por qué y quién',
    })
    .input(one)
    .output(z.object({ items: z.array(contestDecisionSchema) })),
  setApart: writing
    .route({
      method: 'PUT',
      path: '/contests/{id}/entries/{entryId}/apart',
      summary: 'Apartar una participación, o devolverla al sorteo; queda registrado',
    })
    .errors(errorsOf('CONTEST_OVER'))
    .input(one.extend({ entryId: idSchema, isApart: z.boolean() }))
    .output(entrySchema),
}
