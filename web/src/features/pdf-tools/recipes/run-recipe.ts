import type { RecipeStep } from '@aurelio/contracts/recipes'
import { pdfName } from '@aurelio/formats/pdf/pdf-name'
import type { ResultFile } from '../state/model.ts'
import { inTurn, type Tools } from '../state/tools.ts'

/** What a step is called while it is done with a file. */
export type StepNames = Record<'merge' | 'compress' | 'protect' | 'mail', (file: string) => string>
type Rest = {
  /** Opens what is protected; typed each time, and kept nowhere. */
  password: string
  names: StepNames
  /** Sends what was made; gives what the person should know of that. */
  mail: (files: readonly ResultFile[], signal: AbortSignal) => Promise<string[]>
}

/**
 * Does the steps of a recipe with all files of the workbench, one after the other. What was made is never lost by a mail that
 * does not go out.
 */
export async function runRecipe(tools: Tools, steps: readonly RecipeStep[], { password, names, mail }: Rest) {
  const notes: string[] = []
  let files: ResultFile[] | undefined
  for (const [at, step] of steps.entries()) {
    const part = tools.part(at, steps.length)
    if (step.do === 'merge') {
      const name = pdfName(step.name)
      tools.say(names.merge(name))
      files = [{ name, blob: await part.merged(step.bookmarks) }]
      continue
    }
    files ??= await eachAsItStands(tools)
    if (step.do === 'compress')
      files = await eachMade(part, files, names.compress, async (file, how) => {
        const made = await tools.pools.write.run('compress', { file, by: step.by, targetBytes: 0 }, how)
        return made.file
      })
    if (step.do === 'protect') {
      const { canPrint, canCopy, canChange } = step
      files = await eachMade(part, files, names.protect, (file, how) =>
        tools.pools.write.run(
          'protect',
          { file, password, ownerPassword: '', canPrint, canCopy, canChange },
          how,
        ),
      )
    }
    if (step.do === 'mail') {
      tools.say(names.mail(files.map(({ name }) => name).join(', ')))
      notes.push(...(await mail(files, tools.signal)))
    }
  }
  return { files: files ?? [], notes, ofPasswords: steps.some((step) => step.do === 'protect') }

  /** The steps after a merge work on its file alone; without one, on each PDF. */
  async function eachAsItStands(whole: Tools) {
    const all = await whole.part(0, steps.length).forEachFile(async (file) => file)
    whole.worksOn(whole.documents.flatMap(({ source }) => (source.kind === 'pdf' ? [source] : [])))
    return all
  }

  async function eachMade(
    part: Tools,
    all: readonly ResultFile[],
    named: (file: string) => string,
    work: (file: Blob, how: Tools['how']) => Promise<Blob>,
  ): Promise<ResultFile[]> {
    return inTurn(all, part.how.onProgress, async ({ name, blob }, onProgress) => {
      tools.say(named(name))
      return { name, blob: await work(blob, { signal: tools.signal, onProgress }) }
    })
  }
}
