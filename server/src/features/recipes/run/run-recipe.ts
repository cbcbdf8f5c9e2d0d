import { localDay, outputName } from '@aurelio/contracts/image-names'
import type { Access } from '../../../platform/access/access.ts'
import type { Session } from '../../../platform/access/session.ts'
import { refuse } from '../../../platform/http/failures.ts'
import { shownName } from '../../../platform/http/incoming.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { ImageProblem, type MadeImage } from './make-image.ts'
import type { RecipeService } from '../service.ts'
import { isBusy, makeInThread } from './make-in-thread.ts'
import { type RunWish, wishOfSteps } from './wish-of-steps.ts'

const perWorkspace = { limit: 600, windowSeconds: 60 * 60 }
const busySeconds = 10

/** The workspace's pictures, as far as a recipe keeps its results there. */
export type PictureLibrary = {
  add: (
    session: Session,
    name: string,
    body: AsyncIterable<Uint8Array>,
  ) => Promise<
    | { kind: 'added'; picture: { path: string } }
    | { kind: 'full'; bytes: number }
    | { kind: 'too-many'; seconds: number }
    | { kind: 'no-picture' | 'too-large' | 'forbidden' }
  >
}

type Parts = {
  access: Access
  limits: RateLimits
  recipes: RecipeService
  pictures: PictureLibrary
}
/** `index`: its place among those that are sent one after the other, for names by number. */
export type Sent = { name: string; index: number; bytes: Uint8Array<ArrayBuffer> }

/** Does to one picture what a recipe says, with the codecs of the image optimizer. What is not done here is refused, and says so. */
export function recipeRun({ access, limits, recipes, pictures }: Parts) {
  return {
    /** What the recipe asks for, before anything of the picture is read. */
    async wish(session: Session, id: string): Promise<RunWish> {
      access.demand(session, 'recipes.run')
      const { steps } = await recipes.get(session, id)
      const wish = wishOfSteps(steps)
      if (!wish) throw refuse('RECIPE_NEEDS_BROWSER')
      if (wish.isKept) access.demand(session, 'pictures.change')
      return wish
    },

    async run(session: Session, wish: RunWish, { name: given, index, bytes }: Sent) {
      const seconds = isBusy()
        ? busySeconds
        : await limits.hit('recipe-run', [session.workspace.id], perWorkspace)
      if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds })
      const made = await make(wish, bytes)
      const date = localDay(new Date())
      const name = outputName(wish.pattern, { ...made, name: shownName(given, 'imagen'), index, date })
      if (!wish.isKept) return { made, name, picture: null }
      const added = await pictures.add(session, name, once(made.bytes))
      if (added.kind === 'full') throw refuse('FILES_FULL', { bytes: added.bytes })
      if (added.kind === 'too-many') throw refuse('TOO_MANY_REQUESTS', { seconds: added.seconds })
      if (added.kind !== 'added') throw new Error(`A picture that was made is not kept: ${added.kind}`)
      return { made, name, picture: added.picture }
    },
  }
}
export type RecipeRun = ReturnType<typeof recipeRun>

async function make(wish: RunWish, bytes: Uint8Array<ArrayBuffer>): Promise<MadeImage> {
  try {
    return await makeInThread(bytes, wish)
  } catch (error) {
    if (error instanceof ImageProblem) throw refuse('PICTURE_NOT_MADE', { reason: error.message })
    throw error
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes
}
