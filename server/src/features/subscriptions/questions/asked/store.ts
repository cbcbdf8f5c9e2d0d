import type { PersonQuestion, QuestionSpan } from '@aurelio/contracts/person-questions'
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely'

const dayMs = 24 * 60 * 60 * 1000

/** What leads answer, as a query of mails; of one mail alone where that is given. */
export type MailsWho = (
  workspaceId: string,
  question:
    | { what: 'sent'; pageId: string | null; from: string | null; to: string | null }
    | { what: 'result'; title: string }
    | { what: 'won' }
    | { what: 'worth'; cents: number }
    | { what: 'came-by'; campaigns: readonly string[] },
  mail?: Expression<unknown>,
) => Expression<unknown>

/** A question as statements of both engines: over `person`, the row of who is asked about. */
export type Asked = {
  /** The ids of those who say yes, some of them perhaps several times; null where reading all people is as good. */
  ids: RawBuilder<unknown> | null
  holds: RawBuilder<SqlBool>
  /** Whether `ids` are of this workspace alone, and each there once. */
  isOwn: boolean
  isOnce: boolean
  /** Whether `holds` asks more of a person than their id. */
  asksRow: boolean
  /** Of several questions the one is answered first that fewer people say yes to, by experience. */
  rank: number
}

type Around = {
  workspaceId: string
  mailsWho: MailsWho
  now: Date
  /** By which campaigns those came who used the links of a letter. */
  campaignsOf: (letterId: string) => readonly string[]
}

/** What is asked, in SQL; segments, the entry of sequences and their conditions all ask by this. */
export function ask(question: PersonQuestion, around: Around): Asked {
  const { workspaceId, now } = around
  switch (question.what) {
    case 'sent-form':
      return told({ what: 'sent', pageId: question.pageId, ...limitsOf(question.when, now) }, 4, around)
    case 'opened-page':
      return told({ what: 'sent', pageId: question.pageId, from: null, to: null }, 3, around)
    case 'got-result':
      return told({ what: 'result', title: question.title }, 1, around)
    case 'won':
      return told({ what: 'won' }, 2, around)
    case 'worth':
      return told({ what: 'worth', cents: question.cents }, 2, around)
    case 'came-by-letter': {
      const campaigns = around.campaignsOf(question.letterId)
      // A letter that is gone, or of somebody else, brought nobody.
      return campaigns.length === 0 ? nobody : told({ what: 'came-by', campaigns }, 1, around)
    }
    case 'has-label':
      return {
        ...byRows(sql`"subscriberLabel" as "row"`, sql`"row"."label" = ${question.label}`, 3),
        isOnce: true,
      }
    case 'on-list': {
      const { state = 'confirmed' } = question
      const since = sql.ref(`row.${{ confirmed: 'confirmedAt', pending: 'askedAt', left: 'leftAt' }[state]}`)
      const list = sql`(select "id" from "subscriberList" where "id" = ${question.listId} and "workspaceId" = ${workspaceId})`
      return {
        ...byRows(
          sql`"subscription" as "row"`,
          sql`"row"."listId" = ${list} and "row"."state" = ${state}${within(since, question.when, now)}`,
          6,
        ),
        isOwn: true,
        isOnce: true,
      }
    }
    case 'consented':
      return byRows(
        sql`"subscription" as "row"`,
        sql`"row"."state" = 'confirmed' and "row"."source" = ${question.source}`,
        null,
      )
    case 'got-letter': {
      const which = question.letterId === null ? sql`` : sql` and "letter"."id" = ${question.letterId}`
      return {
        ...byRows(
          sql`"letter" cross join "letterRecipient" as "row"`,
          sql`"row"."letterId" = "letter"."id" and "letter"."workspaceId" = ${workspaceId} and "row"."state" = 'sent'${which}${within(sql.ref('letter.sendAt'), question.when, now)}`,
          question.letterId === null ? null : 5,
        ),
        isOwn: true,
        isOnce: question.letterId !== null,
      }
    }
    case 'bounced':
      return byRows(sql`"letterRecipient" as "row"`, sql`"row"."state" = 'bounced'`, null)
    case 'joined':
    default:
      return {
        ...plain,
        asksRow: true,
        ids: null,
        rank: 9,
        holds: sql<SqlBool>`(1 = 1${within(sql.ref('person.createdAt'), question.when, now)})`,
      }
  }
}

const plain = { isOwn: false, isOnce: false, asksRow: false }
const nobody: Asked = { ...plain, ids: sql`select '' as "id"`, holds: sql<SqlBool>`(1 = 0)`, rank: 0 }

/** Of rows that name a person; without a rank they are looked up for each person alone. */
function byRows(from: RawBuilder<unknown>, where: RawBuilder<unknown>, rank: number | null): Asked {
  return {
    ...plain,
    ids: rank === null ? null : sql`select "row"."subscriberId" as "id" from ${from} where ${where}`,
    holds: sql<SqlBool>`exists (select 1 from ${from} where "row"."subscriberId" = "person"."id" and ${where})`,
    rank: rank ?? 8,
  }
}

/** What people told hangs on their mail. */
function told(question: Parameters<MailsWho>[1], rank: number, { workspaceId, mailsWho }: Around): Asked {
  return {
    ids: sql`select "who"."id" from (${mailsWho(workspaceId, question)}) as "wrote" cross join "subscriber" as "who" where "who"."workspaceId" = ${workspaceId} and "who"."email" = "wrote"."emailKey"`,
    holds: sql<SqlBool>`exists (${mailsWho(workspaceId, question, sql.ref('person.email'))})`,
    isOwn: true,
    isOnce: false,
    asksRow: true,
    rank,
  }
}

function limitsOf(span: QuestionSpan | undefined, now: Date): { from: string | null; to: string | null } {
  if (!span) return { from: null, to: null }
  const at = new Date(now.getTime() - span.days * dayMs).toISOString()
  return span.is === 'within' ? { from: at, to: null } : { from: null, to: at }
}

function within(column: Expression<unknown>, span: QuestionSpan | undefined, now: Date): RawBuilder<unknown> {
  const { from, to } = limitsOf(span, now)
  return sql`${from === null ? sql`` : sql` and ${column} >= ${from}`}${to === null ? sql`` : sql` and ${column} < ${to}`}`
}
