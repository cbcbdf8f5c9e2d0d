import { oc } from '@orpc/contract'
import { z } from 'zod'
import { scoped } from './errors.ts'
import { idSchema, pageOf, pagingSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { lineSchema, textSchema } from './text.ts'

/** Where the review of a version stands. */
export const reviewStates = ['waiting', 'approved', 'changes'] as const
export type ReviewState = (typeof reviewStates)[number]
export const verdicts = ['approved', 'changes'] as const
export type Verdict = (typeof verdicts)[number]

/** In percent of the element's size, from its top left corner. */
const placeSchema = z.number().min(0).max(100)
const saidSchema = textSchema(4000).min(1)
const byWhomSchema = z.object({ name: z.string(), isTeam: z.boolean() })

export const reviewCommentSchema = z.object({
  id: z.string(),
  by: byWhomSchema,
  text: z.string(),
  /** For the team alone; nobody else is ever given one. */
  internal: z.boolean(),
  at: timestampSchema,
})
export type ReviewComment = z.infer<typeof reviewCommentSchema>

export const reviewThreadSchema = z.object({
  id: z.string(),
  /** The element of the page that it hangs on. */
  element: z.string(),
  x: placeSchema,
  y: placeSchema,
  /** The version that it was begun on: an earlier one than the review's where it was carried on. */
  version: z.int(),
  resolved: z.boolean(),
  comments: z.array(reviewCommentSchema),
})
export type ReviewThread = z.infer<typeof reviewThreadSchema>

export const reviewDecisionSchema = z.object({
  verdict: z.enum(verdicts),
  by: byWhomSchema,
  note: z.string(),
  at: timestampSchema,
})
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>

export const reviewSchema = z.object({
  id: z.string(),
  /** `id`: for the team, who can open it; null for others. */
  page: z.object({ id: z.string().nullable(), name: z.string() }),
  /** The saved version that is looked at. */
  version: z.int(),
  /** The name of the workspace that asks. */
  agency: z.string(),
  /** Address of the agency's logo; null where there is none. */
  agencyLogo: z.string().nullable(),
  /** What they wrote when they asked. */
  note: z.string(),
  state: z.enum(reviewStates),
  createdAt: timestampSchema,
  threads: z.array(reviewThreadSchema),
  /** The first one first; none is ever changed or removed. */
  decisions: z.array(reviewDecisionSchema),
  /** What whoever asks may do with it. */
  can: z.object({ comment: z.boolean(), decide: z.boolean(), resolve: z.boolean(), note: z.boolean() }),
})
export type Review = z.infer<typeof reviewSchema>

export const reviewSummarySchema = z.object({
  id: z.string(),
  page: z.object({ id: z.string(), name: z.string() }),
  version: z.int(),
  /** Whether the page is still as it was when the review was asked for. */
  isCurrent: z.boolean(),
  state: z.enum(reviewStates),
  /** Threads that are not resolved. */
  openThreads: z.int(),
  createdAt: timestampSchema,
})
/** The last review of a page. */
export type ReviewSummary = z.infer<typeof reviewSummarySchema>

export const reviewLinkSchema = z.object({
  id: z.string(),
  page: z.string(),
  reviewId: z.string(),
  hasPassword: z.boolean(),
  state: z.enum(['open', 'expired', 'revoked']),
  createdAt: timestampSchema,
  expiresAt: timestampSchema.nullable(),
  /** When somebody last looked at the page by it. */
  seenAt: timestampSchema.nullable(),
})
export type ReviewLink = z.infer<typeof reviewLinkSchema>

const byId = z.object({ id: idSchema })
const html = z.object({ html: z.string() })
const pin = z.object({
  element: z.string().min(1).max(200),
  x: placeSchema,
  y: placeSchema,
  text: saidSchema,
})
const decision = z.object({ verdict: z.enum(verdicts), note: textSchema(2000).default('') })
const internal = z.boolean().default(false)

export const reviews = {
  list: scoped('reviews:read')
    .route({ method: 'GET', path: '/reviews', summary: 'La última revisión de cada página' })
    .input(pagingSchema.extend({ pageId: idSchema.optional() }))
    .output(pageOf(reviewSummarySchema)),
  request: scoped('reviews:write')
    .route({
      method: 'POST',
      path: '/pages/{id}/reviews',
      successStatus: 201,
      summary: 'Pedir que se revise la última versión guardada, con un enlace',
    })
    .input(
      byId.extend({
        note: textSchema(2000).default(''),
        password: z.string().min(4).max(200).optional(),
        /** Days that the link lasts; null: until it is revoked. */
        days: z.int().min(1).max(365).nullable().default(30),
      }),
    )
    /** The link is told this once: only its digest is kept. */
    .output(z.object({ id: z.string(), url: z.string() })),
  get: scoped('reviews:read')
    .route({ method: 'GET', path: '/reviews/{id}', summary: 'Una revisión con sus hilos y decisiones' })
    .input(byId)
    .output(reviewSchema),
  page: scoped('reviews:read')
    .route({ method: 'GET', path: '/reviews/{id}/page', summary: 'La página que se revisa, como HTML' })
    .input(byId)
    .output(html),
  pin: scoped('reviews:write')
    .route({
      method: 'POST',
      path: '/reviews/{id}/threads',
      successStatus: 201,
      summary: 'Empezar un hilo en un elemento',
    })
    .input(byId.extend(pin.shape).extend({ internal }))
    .output(reviewSchema),
  reply: scoped('reviews:write')
    .route({
      method: 'POST',
      path: '/reviews/{id}/threads/{thread}/comments',
      successStatus: 201,
      summary: 'Contestar en un hilo',
    })
    .input(byId.extend({ thread: idSchema, text: saidSchema, internal }))
    .output(reviewSchema),
  resolve: scoped('reviews:write')
    .route({
      method: 'PUT',
      path: '/reviews/{id}/threads/{thread}',
      summary: 'Dar un hilo por resuelto, o volver a abrirlo',
    })
    .input(byId.extend({ thread: idSchema, resolved: z.boolean() }))
    .output(reviewSchema),
  decide: scoped('reviews:write')
    .route({
      method: 'POST',
      path: '/reviews/{id}/decisions',
      successStatus: 201,
      summary: 'Aprobar la versión o pedir cambios',
    })
    .input(byId.extend(decision.shape))
    .output(reviewSchema),
  links: scoped('reviews:read')
    .route({ method: 'GET', path: '/review-links', summary: 'Los enlaces de revisión, el último primero' })
    .input(pagingSchema)
    .output(pageOf(reviewLinkSchema)),
  revoke: scoped('reviews:write')
    .route({ method: 'DELETE', path: '/review-links/{id}', summary: 'Retirar un enlace de revisión' })
    .input(byId)
    .output(byId),
}

/** Whoever has the link asks: with its token, and with the pass where it has a password. */
const asked = z.object({ token: z.string().min(1).max(200), pass: z.string().max(200).optional() })
const named = asked.extend({ name: lineSchema(100) })
const byLink = oc.errors(
  errorsOf(
    'REVIEW_LINK_UNKNOWN',
    'REVIEW_LINK_EXPIRED',
    'REVIEW_LINK_REVOKED',
    'REVIEW_PASSWORD_NEEDED',
    'REVIEW_PASSWORD_WRONG',
    'TOO_MANY_REQUESTS',
  ),
)

/** The same for somebody without an account. Tokens stand in bodies, so that no log holds them. */
export const guestReviews = {
  get: byLink
    .route({ method: 'POST', path: '/guest-review', summary: 'La revisión de un enlace' })
    .input(asked)
    .output(reviewSchema),
  unlock: byLink
    .route({ method: 'POST', path: '/guest-review/pass', summary: 'Abrir un enlace con su contraseña' })
    .input(z.object({ token: asked.shape.token, password: z.string().max(200) }))
    .output(z.object({ pass: z.string() })),
  page: byLink
    .route({ method: 'POST', path: '/guest-review/page', summary: 'La página que se revisa, como HTML' })
    .input(asked)
    .output(html),
  pin: byLink
    .route({ method: 'POST', path: '/guest-review/threads', summary: 'Empezar un hilo en un elemento' })
    .input(named.extend(pin.shape))
    .output(reviewSchema),
  reply: byLink
    .route({ method: 'POST', path: '/guest-review/comments', summary: 'Contestar en un hilo' })
    .input(named.extend({ thread: idSchema, text: saidSchema }))
    .output(reviewSchema),
  decide: byLink
    .route({ method: 'POST', path: '/guest-review/decisions', summary: 'Aprobar la versión o pedir cambios' })
    .input(named.extend(decision.shape))
    .output(reviewSchema),
}
