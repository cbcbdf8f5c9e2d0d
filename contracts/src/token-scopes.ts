import { z } from 'zod'

/** What an API token may be let do, as `thing:deed`. Every operation says which of them it asks for, or is for no token. */
export const tokenScopes = [
  'pages:read',
  'pages:write',
  'pages:publish',
  'sites:read',
  'sites:write',
  'pictures:read',
  'pictures:write',
  'leads:read',
  'leads:write',
  'leads:export',
  'subscriptions:read',
  'subscriptions:write',
  'projects:read',
  'projects:write',
  'tasks:read',
  'tasks:write',
  'calendar:read',
  'calendar:write',
  'reviews:read',
  'reviews:write',
  'collections:read',
  'collections:write',
  'activity:read',
  'recipes:read',
  'recipes:write',
  'recipes:run',
  'recipes:mail',
  'webhooks:read',
  'webhooks:write',
] as const
export const tokenScopeSchema = z.enum(tokenScopes)
export type TokenScope = z.infer<typeof tokenScopeSchema>
