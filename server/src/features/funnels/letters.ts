import type { FunnelPageRow } from '../../platform/database/tables/funnels.ts'
import { dayOf, type Path, windowDays, writePath } from './path.ts'
import type { FunnelStore } from './store.ts'

export type LetterNeighbours = {
  /** Lets whoever left their data into a sequence, where they have asked for its letters. */
  enterSequence: (sequenceId: string, leadId: string) => Promise<unknown>
  /** The leads of an address. */
  leadsOfMail: (workspaceId: string, email: string) => Promise<readonly string[]>
  /** The address at which a page stands, whole, and the same for who comes to it from a letter with a path. */
  fromLetter: (
    pageId: string,
    path: string,
  ) => Promise<{ url: string; followed: (address: string) => string } | null>
}

type Parts = LetterNeighbours & { store: FunnelStore }
type Reader = { workspaceId: string; sequenceId: string; email: string }

/** Steps that are letters: who enters their sequence, and how its links take people on. */
export function funnelLetters({ store, enterSequence, leadsOfMail, fromLetter }: Parts) {
  /** The letters that follow the step at which somebody left their data; undefined for none. */
  async function lettersAfter({ funnelId, steps }: Pick<Path, 'funnelId' | 'steps'>) {
    const step = await store.stepIn(funnelId, steps.at(-1) ?? '')
    const next = step?.nextPageId ? await store.stepOf(step.nextPageId) : undefined
    return next?.funnelId === funnelId && next.kind === 'correo' && next.thing !== null ? next : undefined
  }

  return {
    async left(this: void, leadId: string, path: Path): Promise<void> {
      const letters = await lettersAfter(path)
      if (letters?.thing) await enterSequence(letters.thing, leadId)
    },

    /** What becomes of the links of a letter: those to pages of the funnel that led to it take their reader on. */
    async linksFor(
      this: void,
      { workspaceId, sequenceId, email }: Reader,
    ): Promise<(address: string) => string> {
      if ((await store.stepsAbout(sequenceId)).length === 0) return asItIs
      const left = await store.lastOf(await leadsOfMail(workspaceId, email), sequenceId)
      if (!left || dayOf(Date.now()) - dayOf(Date.parse(left.at)) > windowDays) return asItIs
      const letters = await lettersAfter({ funnelId: left.funnelId, steps: left.steps.split('-') })
      if (letters?.thing !== sequenceId) return asItIs
      const path = pathTo(letters, left)
      const pages = await Promise.all(
        (await store.pagesOf(left.funnelId)).map((pageId) => fromLetter(pageId, path)),
      )
      return (address) => {
        const page = pages.find((each) => each && withoutQuery(each.url) === withoutQuery(address))
        return page ? page.followed(address) : address
      }
    },
  }
}

const asItIs = (address: string) => address
const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '').replace(/\/$/, '')

/** As it was when they were written to: the day is that of their form, and which minute it was nobody asks. */
function pathTo(
  { step }: FunnelPageRow,
  { funnelId, steps, at }: { funnelId: string; steps: string; at: string },
) {
  return writePath({ funnelId, day: dayOf(Date.parse(at)), steps: [...steps.split('-'), step] })
}
