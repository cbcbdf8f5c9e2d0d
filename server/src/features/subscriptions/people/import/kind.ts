import { emailAddressSchema } from '@aurelio/contracts/email-address'
import {
  permissionSchema,
  type SubscriberTarget,
  subscriberTargets,
} from '@aurelio/contracts/subscriber-imports'
import { translatedLanguageSchema } from '@aurelio/contracts/sites'
import { zoneSchema } from '@aurelio/contracts/time-zone'
import { z } from 'zod'
import { searchable } from '../../../../platform/database/search-text.ts'
import type { Emit } from '../../../../platform/events/events.ts'
import type { ImportKind, RunningImport } from '../../../../platform/table-imports/import-kind.ts'
import type { AddPeople } from '../adding.ts'
import type { Confirmations } from '../confirmations.ts'
import type { NamedAddress } from '../known-people.ts'
import type { PeopleStore } from '../store.ts'

/** Few enough that nobody waits long for the one connection of SQLite. */
const atOnce = 200
const longestName = 200

/** What the names of columns mean in the exports of others. */
const names: readonly (readonly [SubscriberTarget, RegExp])[] = [
  ['email', /^(?:e-?mail|correo|courriel|subscriber$)/],
  ['zone', /^(?:time ?zone|timezone|zona|zeitzone|fuseau)/],
  ['language', /^(?:lang|idioma|sprache|locale)/],
  ['name', /^(?:name|nombre|nom|full name|first ?name|vorname|prenom|contact|person)/],
]

const choicesSchema = z.object({ permission: permissionSchema, asksToConfirm: z.boolean() })
export type ImportChoices = z.infer<typeof choicesSchema>

type Parts = { emit: Emit; store: PeopleStore; add: AddPeople; confirmations: Confirmations }

/** People of a list out of a file. A list that is removed meanwhile takes nobody any more. */
export function subscriberImport({
  emit,
  store,
  add,
  confirmations,
}: Parts): ImportKind<SubscriberTarget, ImportChoices> {
  return {
    name: 'subscriber',
    action: 'subscriptions.keep',
    targets: subscriberTargets,
    choices: choicesSchema,
    suggest: suggestTargets,
    atOnce,
    async keep(running, rows) {
      const { id: batchId, place, choices } = running
      const read = rows.map((cells) => personIn(running, cells))
      const people = [...new Map(read.flatMap((one) => (one ? [[one.email, one] as const] : []))).values()]
      const list = place === null ? undefined : await store.listById(place)
      const unread = read.filter((one) => one === null).length
      if (!list) return { imported: 0, reasons: { 'no-address': unread, 'no-list': rows.length - unread } }
      const at = new Date().toISOString()
      const added = await add(list, {
        ...choices,
        people,
        batchId,
        source: 'import',
        at,
        actorId: null,
        origin: null,
      })
      const { added: imported, suppressed } = added
      return {
        imported,
        reasons: {
          'no-address': unread,
          suppressed,
          // Who stands twice in the file is on the list by then.
          already: rows.length - unread - suppressed - imported,
        },
      }
    },
    async takeBack({ id, workspaceId }, limit) {
      const gone = await store.removeBatch(workspaceId, id, limit)
      await confirmations.forget(gone)
      return gone.length
    },
    tell: ({ workspaceId }) =>
      emit({
        kind: 'subscriptions.changed',
        workspaceId,
        actorId: null,
        origin: null,
        at: new Date().toISOString(),
      }),
  }
}

/** What the columns probably are, each thing once; the rest is left out. */
function suggestTargets(columns: readonly string[]): SubscriberTarget[] {
  const taken = new Set<SubscriberTarget>()
  return columns.map((column) => {
    const name = searchable(column).trim()
    const found = names.find(([target, pattern]) => !taken.has(target) && pattern.test(name))
    if (!found) return 'skip'
    taken.add(found[0])
    return found[0]
  })
}

/** A row as somebody who may be written to; null without an address. Several columns may be parts of a name. */
function personIn(
  { mapping }: Pick<RunningImport<SubscriberTarget, unknown>, 'mapping'>,
  cells: readonly string[],
): NamedAddress | null {
  const textOf = (wanted: SubscriberTarget) =>
    mapping
      .flatMap((target, at) => (target === wanted ? [cells[at] ?? ''] : []))
      .join(' ')
      .replaceAll(/[\p{Cc}\s]+/gu, ' ')
      .trim()
  const email = emailAddressSchema.safeParse(textOf('email'))
  if (!email.success) return null
  const zone = zoneSchema.safeParse(textOf('zone'))
  // Others say where it is spoken too, as `en-GB`.
  const language = translatedLanguageSchema.safeParse(textOf('language').split(/[-_]/)[0]?.toLowerCase())
  return {
    email: email.data,
    name: textOf('name').slice(0, longestName),
    ...(zone.success && { zone: zone.data }),
    ...(language.success && { language: language.data }),
  }
}
