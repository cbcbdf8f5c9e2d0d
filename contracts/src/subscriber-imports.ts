import { z } from 'zod'
import { type TableImport, tableImportCalls, tableImportSchema } from './table-imports.ts'
import { textSchema } from './text.ts'

/** What a column says of a person; `skip` is left out. */
export const subscriberTargets = ['email', 'name', 'zone', 'language', 'skip'] as const
export type SubscriberTarget = (typeof subscriberTargets)[number]

/** Why a row makes nobody's subscription: on the list already, never to be written to, no address, or the list is gone. */
export const subscriberReasons = ['already', 'suppressed', 'no-address', 'no-list'] as const
export type SubscriberReason = (typeof subscriberReasons)[number]

export const subscriberImportSchema = tableImportSchema(subscriberTargets)
export type SubscriberImport = TableImport<SubscriberTarget>

/** Where a permission comes from, in words that are kept as its proof. */
export const permissionSchema = textSchema(1000).min(1)

/** People of a list out of a file, which is sent to `POST /subscription-lists/{id}/imports?name=boletin.csv`. */
export const subscriberImports = tableImportCalls({
  reading: 'subscriptions:read',
  writing: 'subscriptions:write',
  path: '/subscriber-imports',
  things: 'personas suscritas',
  targets: subscriberTargets,
  choices: {
    permission: permissionSchema,
    /** Asked by mail to confirm; without it they are on the list at once. */
    asksToConfirm: z.boolean().default(true),
  },
})
