import { z } from 'zod'
import { changeModeSchema } from './change-modes.ts'
import { signedIn } from './errors.ts'
import { idSchema, timestampSchema } from './paging.ts'
import { errorsOf } from './problems.ts'
import { lineSchema } from './text.ts'
import { tokenScopes, tokenScopeSchema } from './token-scopes.ts'

/** Whose a token is: the person's own, or one that everybody who leads the workspace looks after. */
export const tokenKinds = ['personal', 'workspace'] as const
export type TokenKind = (typeof tokenKinds)[number]

export const apiTokenSchema = z.object({
  id: z.string(),
  kind: z.enum(tokenKinds),
  name: z.string(),
  /** How it begins, to tell it from others. */
  prefix: z.string(),
  scopes: z.array(tokenScopeSchema),
  /** Whether what it changes of pages is done at once or proposed, where it does not say so itself. */
  changes: changeModeSchema,
  /** Who made it: it does what this person may do there, and no more. */
  person: z.object({ id: z.string(), name: z.string() }),
  createdAt: timestampSchema,
  /** Null for one that is good until it is revoked. */
  expiresAt: timestampSchema.nullable(),
  /** To the minute; null where it was never used. */
  lastUsedAt: timestampSchema.nullable(),
})
export type ApiToken = z.infer<typeof apiTokenSchema>

const longestDays = 365

export const newApiTokenSchema = z.object({
  name: lineSchema(100),
  kind: z.enum(tokenKinds).default('personal'),
  scopes: z.array(tokenScopeSchema).min(1).max(tokenScopes.length),
  changes: changeModeSchema.default('done'),
  /** Null: until it is revoked. */
  expiresInDays: z.int().min(1).max(longestDays).nullable(),
})

const byId = z.object({ id: idSchema })

/** Tokens that programs of others come with. They are made and revoked by people alone, never by a token. */
export const apiTokens = {
  list: signedIn
    .route({ method: 'GET', path: '/tokens', summary: 'Tokens de la API que puedes revocar' })
    .output(z.object({ items: z.array(apiTokenSchema) })),
  create: signedIn
    .errors(errorsOf('TOKENS_FULL'))
    .route({ method: 'POST', path: '/tokens', successStatus: 201, summary: 'Crear un token' })
    .input(newApiTokenSchema)
    /** The token itself is told this one time. */
    .output(apiTokenSchema.extend({ token: z.string() })),
  /** For who made it: what it may do is as it was. */
  change: signedIn
    .route({
      method: 'PATCH',
      path: '/tokens/{id}',
      summary: 'Cambiar si lo que hace un token queda propuesto',
    })
    .input(byId.extend({ changes: changeModeSchema }))
    .output(apiTokenSchema),
  /** It is good for nothing from the next request on. */
  revoke: signedIn
    .route({ method: 'DELETE', path: '/tokens/{id}', summary: 'Revocar un token' })
    .input(byId)
    .output(byId),
}
