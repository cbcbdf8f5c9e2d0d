import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { Speak } from '../languages/speaking.ts'
import type { ContestOnPages } from '../on-pages.ts'
import { settingsOf } from '../settings.ts'
import type { ContestStore } from '../store.ts'
import type { Confirming } from './confirm.ts'
import type { EntryStore } from './store.ts'

/** What somebody does by themselves to have more chances. */
export type OwnAction = 'answer' | 'visit' | 'share'
export type Acted = 'done' | 'before' | 'wrong' | 'over'

type Parts = {
  database: Database
  store: ContestStore
  entries: EntryStore
  emit: Emit
  confirming: Pick<Confirming, 'recount'>
  onPages: Pick<ContestOnPages, 'pointsMoved'>
  speak: Speak
}

/** Gives points for what a person does, each once, while the contest is open and their entry is confirmed. */
export function ownActions({ database, store, entries, emit, confirming, onPages, speak }: Parts) {
  return (entryId: string, kind: OwnAction, answer = ''): Promise<Acted> =>
    database.inTransaction(async () => {
      const found = await entries.findAny(entryId)
      const at = new Date().toISOString()
      const contest = found && (await store.hold(found.contestId, at))
      if (!found || !contest) return 'over'
      const own = { contest, settings: settingsOf(contest) }
      const { points, rightAnswer } = own.settings
      if (points[kind] === 0 || found.confirmedAt === null) return 'over'
      if (kind === 'answer' && !isRight(answer, rightAnswer)) {
        const spoken = await speak(own, found.language)
        if (!isRight(answer, spoken.settings.rightAnswer)) return 'wrong'
      }
      if (!(await entries.act({ entryId, kind, of: '', counts: 1, at }))) return 'before'
      await confirming.recount(entryId, points)
      await onPages.pointsMoved(contest)
      await emit({
        workspaceId: contest.workspaceId,
        actorId: null,
        origin: null,
        at,
        kind: 'contest.entered',
      })
      return 'done'
    })
}

/** Without case, accents and spaces; where no answer is the right one, any will do. */
function isRight(answer: string, right: string): boolean {
  return plain(answer) !== '' && (right === '' || plain(answer) === plain(right))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}
