import { useEffect, useRef, useState } from 'react'
import type { WholeRecipe } from '../../../ui/recipes/use-recipes.ts'
import { outcomeKey, showsInBrowsers } from '../engine/settings.ts'
import { useOptimizer } from '../screen/optimizer-context.tsx'
import { useDownloads } from '../screen/use-downloads.ts'
import { usePictureUpload } from '../screen/use-picture-upload.ts'
import { listed } from '../state/state.ts'
import { settingsFrom } from './recipe-settings.ts'

/** Where a run of a recipe is, or how it ended: `left` could not be made, `unshown` are kept out of the library. */
export type RecipeRun =
  | { state: 'optimising' | 'uploading' | 'packing' | 'cancelled'; name: string }
  | { state: 'done'; name: string; made: number; left: number; unshown: number }

/** Does a recipe's steps with all pictures of the list. Those that fail never stop the others. */
export function useRecipeRun() {
  const optimizer = useOptimizer()
  const upload = usePictureUpload()
  const { downloadZip } = useDownloads()
  const [run, setRun] = useState<RecipeRun | null>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function start({ name, steps }: WholeRecipe) {
    const own = new AbortController()
    stop.current = own
    const { get, setSettings, optimizeMany } = optimizer
    setSettings(settingsFrom(steps, get().settings))
    const key = outcomeKey(get().settings)
    const { order } = get()
    setRun({ state: 'optimising', name })
    await optimizeMany(listed(get()).flatMap(({ id, result }) => (result?.key === key ? [] : [id])))
    const { items } = get()
    const all = order.flatMap((id) => items.get(id) ?? [])
    const made = all.filter(({ result }) => result?.key === key)
    const isOver = all.every((item) => item.status.step === 'failed' || item.result?.key === key)
    // Cancelled from here or from the list: nothing goes on with half of them.
    if (own.signal.aborted || !isOver) {
      setRun({ state: 'cancelled', name })
      return
    }
    const shown = made.filter(({ result }) => result && showsInBrowsers(result.format))
    const toLibrary = steps.some((step) => step.do === 'library')
    if (toLibrary && shown.length > 0) {
      setRun({ state: 'uploading', name })
      await upload(shown, own.signal)
    }
    if (!own.signal.aborted && made.length > 0 && steps.some((step) => step.do === 'download')) {
      setRun({ state: 'packing', name })
      await downloadZip()
    }
    const unshown = toLibrary ? made.length - shown.length : 0
    setRun(
      own.signal.aborted
        ? { state: 'cancelled', name }
        : { state: 'done', name, made: made.length, left: all.length - made.length, unshown },
    )
  }

  return {
    run,
    start,
    cancel: () => {
      stop.current?.abort()
      optimizer.cancel()
    },
  }
}
