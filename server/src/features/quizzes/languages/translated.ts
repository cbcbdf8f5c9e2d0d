import { quizAddress, type PublicOrigins } from '@aurelio/page'
import { textsOfWalk } from '@aurelio/page/elements'
import type { Session } from '../../../platform/access/session.ts'
import { documentIn } from '../document.ts'
import type { QuizStore } from '../store.ts'
import type { QuizRow } from '../tables.ts'
import { quizSaid, wholeQuiz } from './quiz-said.ts'
import { inQuery } from './language-param.ts'

type Parts = {
  quizzes: { find: (session: Session, id: string) => Promise<QuizRow> }
  store: Pick<QuizStore, 'findAny'>
  origins: PublicOrigins
  /** Has pages that show what stands at this address drawn anew. */
  outdate: (workspaceId: string, address: string) => Promise<void>
}

/** A quiz as it is translated: as it is saved, so that what is new is translated before it is published. */
export function translatedQuizzes({ quizzes, store, origins, outdate }: Parts) {
  return {
    async find(session: Session, id: string) {
      const row = await quizzes.find(session, id)
      const { name } = row
      const document = documentIn(row)
      const texts = Map.groupBy(
        textsOfWalk((say) => quizSaid({ name, document }, say)),
        ({ element }) => element,
      )
      const named = document.nodes.map((node) => ({ id: node.id, name: 'title' in node ? node.title : '' }))
      return {
        id,
        name,
        main: document.language,
        sections: [{ id: wholeQuiz, name: '' }, ...named].map((part) => ({
          ...part,
          texts: texts.get(part.id) ?? [],
        })),
        urlIn: (language: string) =>
          row.versionId === null ? null : origins.shared + quizAddress(row.address) + inQuery(language),
      }
    },
    async changed(workspaceId: string, id: string) {
      const row = await store.findAny(id)
      if (row?.workspaceId === workspaceId) await outdate(workspaceId, quizAddress(row.address))
    },
  }
}
