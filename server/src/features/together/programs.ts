import type { PersonOnPage } from '@aurelio/contracts/together-line'
import { z } from 'zod'
import type { Session } from '../../platform/access/session.ts'
import type { PeopleByDocument } from './people.ts'
import type { Sharing } from './sharing.ts'
import type { Subject } from './subject.ts'
import type { Telling } from './telling.ts'

/** What an operation of a page, a symbol or a letter says of the elements that it is about. */
const touchedSchema = z.union([
  z.object({ id: z.string() }).transform(({ id }) => [id]),
  z.object({ ids: z.array(z.string()) }).transform(({ ids }) => ids),
  z
    .object({
      parent: z.string().nullable(),
      nodes: z.array(z.object({ id: z.string(), parent: z.string().nullable() })),
    })
    .transform(({ parent, nodes }) => nodes.filter((node) => node.parent === parent).map(({ id }) => id)),
])
const mostSelected = 20

type Parts = { people: PeopleByDocument; telling: Telling; sharing: Pick<Sharing, 'said'> }

/**
 * Shows a program or an assistant among the people who have something open, by the name of its token and with what it has
 * just changed selected. It has no line that could end: it is gone once nothing was heard of it for a while, as
 * `sharing` has it.
 */
export function shownPrograms({ people, telling, sharing }: Parts) {
  return function show({ user, program }: Session, subject: Subject, operations: readonly unknown[]) {
    if (!program) return
    const touched = operations.flatMap((operation) => touchedSchema.safeParse(operation).data ?? [])
    const selected = [...new Set(touched)].slice(0, mostSelected)
    const person: PersonOnPage = {
      session: `program-${program.id}`,
      userId: user.id,
      name: program.name,
      image: null,
      presence: { selected, typing: null, pointer: null, viewport: 'desktop' },
    }
    people.arrived(subject, person)
    telling.arrived(subject, person)
    sharing.said(subject, person)
  }
}
export type ShowProgram = ReturnType<typeof shownPrograms>
