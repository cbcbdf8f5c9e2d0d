import { idIn } from '@aurelio/contracts/paging'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/http/failures.ts'
import { type PlainRoute, signedIn } from '../../../platform/http/plain-routes.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import { proofWords } from '../proof-words.ts'
import type { PeopleStore } from './store.ts'

type Consent = { statement: string; statementHash: string; place: string; givenAt: string }
type Parts = {
  database: Database
  access: Access
  baseUrl: string
  store: PeopleStore
  mailingOf: (workspaceId: string) => Promise<Mailing>
  /** The whole address of a page; null where it is published no more. */
  pageAddressOf: (pageId: string) => Promise<string | null>
  /** Signs it and gives it a page; nothing of a person stands in it. */
  publishProof: (consent: Consent, workspaceId: string) => Promise<{ token: string }>
  proofAddressOf: (token: string) => string
  printNote: (
    workspaceId: string,
    note: { title: string; facts: { label: string; text: string }[]; foot: string },
  ) => Promise<Buffer<ArrayBuffer>>
}

/** What proves a permission to others: a signed page that names nobody, and a sheet of paper that does. */
export function consentProofs(parts: Parts) {
  const { database, access, baseUrl, store } = parts

  async function find(session: Session, listId: string, personId: string) {
    access.demand(session, 'subscriptions.keep')
    const { id: workspaceId } = session.workspace
    const [list, row, person] = await Promise.all([
      store.list(workspaceId, listId),
      store.subscription(listId, personId),
      store.subscriber(personId),
    ])
    if (!list || !row || person?.workspaceId !== workspaceId) throw notFound()
    const { language } = await parts.mailingOf(workspaceId)
    const words = proofWords[language]
    const ofPage = row.pageId && (await parts.pageAddressOf(row.pageId))
    const ofQuiz = row.askedIn !== '' && words.quiz(row.askedIn, row.askedVersion ?? 0)
    const place = ofPage || ofQuiz || words.sources[row.source]
    return { workspaceId, list, row, person, words, place }
  }

  /** Once for each permission: whoever asks again gets the same page. */
  async function publish(session: Session, listId: string, personId: string) {
    const { workspaceId, row, place } = await find(session, listId, personId)
    const token =
      row.proofToken ??
      (await database.inTransaction(async () => {
        const consent = {
          statement: row.text,
          statementHash: row.textHash,
          place,
          givenAt: row.confirmedAt ?? row.askedAt,
        }
        const { token: made } = await parts.publishProof(consent, workspaceId)
        await store.move(row, { proofToken: made })
        return made
      }))
    return { address: baseUrl + parts.proofAddressOf(token) }
  }

  async function print(session: Session, listId: string, personId: string) {
    const { workspaceId, list, row, person, words, place } = await find(session, listId, personId)
    const { address } = await publish(session, listId, personId)
    const moment = (at: string | null) => at ?? words.never
    return parts.printNote(workspaceId, {
      title: words.title(list.name),
      facts: [
        { label: words.person, text: [person.name, person.email].filter(Boolean).join(' · ') },
        { label: words.statement, text: row.text },
        { label: words.hash, text: row.textHash },
        { label: words.place, text: place },
        { label: words.asked, text: row.askedAt },
        { label: words.confirmed, text: moment(row.confirmedAt) },
        { label: words.left, text: moment(row.leftAt) },
        { label: words.page, text: address },
      ],
      foot: words.foot,
    })
  }

  const route: PlainRoute = {
    method: 'GET',
    path: '/api/exports/subscriptions/:listId/:personId',
    answer: signedIn(async (c, session) => {
      const [listId = '', personId = ''] = ['listId', 'personId'].map((name) => idIn(c.req.param(name) ?? ''))
      return new Response(await print(session, listId, personId), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': 'attachment; filename="permiso.pdf"',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    }),
  }
  return { publish, route }
}
export type ConsentProofs = ReturnType<typeof consentProofs>
