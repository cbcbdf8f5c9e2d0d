import type { Letter, WholeLetter } from '@aurelio/contracts/subscriptions'
import { storedDocument } from '@aurelio/page/document'
import type { Session } from '../../../platform/access/session.ts'
import { notFound } from '../../../platform/http/failures.ts'
import { campaignsOf } from '../letter-campaigns.ts'
import { letterFigures } from './figures.ts'
import { localTimeOf } from './local-time.ts'
import type { LetterStore, ListedLetter } from './store.ts'
import { choiceOf, trialArms, trialOf, type TrialParts } from './trial.ts'

type Parts = TrialParts & {
  store: LetterStore
  /** Leads whose visit came by links of a campaign. */
  leadsOf: (session: Session, campaign: string) => Promise<number>
}

/** Letters as the team sees them, with what came of them. */
export function shownLetters(parts: Parts) {
  const { store } = parts

  async function listed(session: Session, rows: readonly ListedLetter[]): Promise<Letter[]> {
    const ids = rows.map(({ id }) => id)
    const [counts, links] = await Promise.all([store.counts(ids), store.links(ids)])
    return Promise.all(
      rows.map(async (row): Promise<Letter> => {
        const hasLeft = row.state !== 'draft' && row.state !== 'scheduled'
        const leads = hasLeft
          ? await Promise.all(
              // Where two subjects were tried, the leads of the second have a name of their own.
              campaignsOf(row)
                .slice(0, row.trial === null ? 1 : 2)
                .map((campaign) => parts.leadsOf(session, campaign)),
            )
          : []
        return {
          id: row.id,
          subject: row.subject,
          preview: row.preview,
          list: row.listId === null ? null : { id: row.listId, name: row.list ?? '' },
          segment: row.segmentId === null ? null : { id: row.segmentId, name: row.segment ?? '' },
          state: row.state,
          sendAt: row.sendAt,
          localTime: localTimeOf(row),
          createdAt: row.createdAt,
          finishedAt: row.finishedAt,
          figures: {
            ...letterFigures(row, counts, links),
            leads: leads.reduce((sum, some) => sum + some, 0),
          },
        }
      }),
    )
  }

  async function whole(session: Session, row: ListedLetter): Promise<WholeLetter> {
    const { id } = row
    const [letter] = await listed(session, [row])
    if (!letter) throw notFound()
    return {
      ...letter,
      number: row.number,
      document: storedDocument(row.document).read().page,
      links: (await store.links([id])).map(({ address, clicks }) => ({ address, clicks })),
      problems: await store.problems(id),
      doubted: await store.doubted(id),
      perHour: row.perHour,
      trial: await triedSubjects(row),
    }
  }

  async function triedSubjects(row: ListedLetter): Promise<WholeLetter['trial']> {
    const trial = trialOf(row)
    if (!trial) return null
    const choice = choiceOf(row)
    return { ...trial, endsAt: row.trialEndsAt, choice, arms: choice?.arms ?? (await trialArms(parts, row)) }
  }

  return { listed, whole }
}
