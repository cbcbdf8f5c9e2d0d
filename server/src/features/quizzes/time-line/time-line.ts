import type { TimeLineEntry } from '@aurelio/contracts/contacts'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import type { KnownPerson } from '../../../platform/feature.ts'
import { onePage, timeLineId, type TimeLinePage } from '../../../platform/time-line.ts'
import type { QuizFigureService } from '../figures/service.ts'
import type { QuizFigureStore } from '../figures/store.ts'
import type { QuizStore } from '../store.ts'

type Parts = {
  access: Access
  store: Pick<QuizStore, 'namesOf'>
  figures: Pick<QuizFigureStore, 'ofLeads'>
  shown: QuizFigureService['shown']
}

/** What quizzes add to the time line of a person: those that they took and said with who they are. */
export function quizTimeLine({ access, store, figures, shown }: Parts) {
  return async (
    session: Session,
    { workspaceId, leadIds }: KnownPerson,
    page: TimeLinePage,
  ): Promise<TimeLineEntry[]> => {
    if (!access.can(session, 'quizzes.keep')) return []
    const rows = await figures.ofLeads(leadIds)
    const names = await store.namesOf(workspaceId, [...new Set(rows.map(({ quizId }) => quizId))])
    const ofHere = rows.flatMap((row) => {
      const name = names.get(row.quizId)
      return name === undefined ? [] : [{ row, name, at: row.changedAt, id: timeLineId('quiz', row.id) }]
    })
    const wanted = onePage(ofHere, page)
    const attempts = await shown(wanted.map(({ row }) => row))
    return wanted.flatMap(({ row, name, at, id }, index): TimeLineEntry[] => {
      const attempt = attempts[index]
      if (!attempt) return []
      const answers = attempt.answers.map(({ id: question, question: asked, text }) => ({
        id: question,
        question: asked,
        text,
      }))
      const isFinished = row.state === 'finished'
      return [{ kind: 'quiz', id, at, quizId: row.quizId, name, isFinished, place: attempt.place, answers }]
    })
  }
}
