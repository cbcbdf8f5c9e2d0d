import { localDay, outputName } from '@aurelio/contracts/image-names'
import type { Access } from '../../../platform/access/access.ts'
import type { RecipeMail } from '../mail.ts'
import type { RecipeStep } from '@aurelio/contracts/recipes'
import type { TokenScope } from '@aurelio/contracts/token-scopes'
import type { Session } from '../../../platform/access/session.ts'
import { refuse } from '../../../platform/http/failures.ts'
import { shownName } from '../../../platform/http/incoming.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { ImageProblem, type MadeImage } from './make-image.ts'
import type { RecipeService } from '../service.ts'
import { isBusy } from './in-thread.ts'
import { makeInThread } from './make-in-thread.ts'
import { pdfRun, type RanPdf, type SentPdfs } from './pdf/run-pdf.ts'
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
  mail: RecipeMail
}
/** `index`: its place among those that are sent one after the other, for names by number. */
type SentPicture = { name: string; index: number; bytes: Uint8Array<ArrayBuffer> }
export type MadePicture = { made: MadeImage; name: string; picture: { path: string } | null }

/** `scopes`: what a token must bear besides, for what the recipe does with its results. */
type PictureWish = { tool: 'images'; scopes: TokenScope[]; picture: RunWish }
type PdfWish = { tool: 'pdf'; scopes: TokenScope[]; id: string; steps: readonly RecipeStep[] }

/** Does to files what a recipe says, with the engines of the tools. What is not done here is refused, and says so. */
export function recipeRun({ access, limits, recipes, pictures, mail }: Parts) {
  const runPdf = pdfRun(mail)

  /** Refuses where others wait already, or a workspace has asked too often. */
  async function takeTurn(session: Session) {
    const seconds = isBusy()
      ? busySeconds
      : await limits.hit('recipe-run', [session.workspace.id], perWorkspace)
    if (seconds > 0) throw refuse('TOO_MANY_REQUESTS', { seconds })
  }

  return {
    /** What the recipe asks for, before anything of a file is read. */
    async wish(session: Session, id: string): Promise<PictureWish | PdfWish> {
      access.demand(session, 'recipes.run')
      const { tool, steps } = await recipes.get(session, id)
      if (tool === 'pdf') {
        const isMailed = steps.some((step) => step.do === 'mail')
        if (isMailed) access.demand(session, 'recipes.mail')
        return { tool, scopes: isMailed ? ['recipes:mail'] : [], id, steps }
      }
      const picture = wishOfSteps(steps)
      if (!picture) throw refuse('RECIPE_NEEDS_BROWSER')
      if (picture.isKept) access.demand(session, 'pictures.change')
      return { tool, scopes: picture.isKept ? ['pictures:write'] : [], picture }
    },

    async picture(session: Session, { picture: wish }: PictureWish, sent: SentPicture): Promise<MadePicture> {
      await takeTurn(session)
      const { name: given, index, bytes } = sent
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

    async pdf(session: Session, wish: PdfWish, sent: SentPdfs): Promise<RanPdf> {
      await takeTurn(session)
      return runPdf(session, wish, sent)
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
