import { type VariantLetter, variantLetters } from '@aurelio/contracts/variant-letters'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Diff, FlaskConical } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../../../../platform/api/client.ts'
import { errorText } from '../../../../../platform/api/error-text.ts'
import { cn } from '../../../../../ui/class-names.ts'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { notify } from '../../../../../ui/toast.tsx'
import { chooseVariant } from '../../../editor-session.ts'
import { tellWhyNot } from '../../sync/remote/manual-save.ts'
import { useSync } from '../../sync/state/sync-context.ts'
import { useSaveState } from '../../sync/state/use-save-state.ts'

const WatchDifferences = lazyPart(async () => (await import('./watch-differences.tsx')).WatchDifferences)
const DifferencesDialog = lazyPart(async () => (await import('./differences-dialog.tsx')).DifferencesDialog)

/** The page and what is tried beside it, one press apart; and one more of them. */
export function VariantSwitch() {
  const { t } = useTranslation()
  const { saver, saves } = useSync()
  const queries = useQueryClient()
  const [comparing, setComparing] = useState(false)
  const pageId = useSaveState((state) => state.page?.id)
  const shown = useSaveState((state) => state.page?.variant ?? 'A')
  const { data } = useQuery({
    ...api.experiments.ofPage.queryOptions({ input: { id: pageId ?? '' } }),
    enabled: pageId !== undefined,
  })
  const test = data?.current?.state === 'stopped' ? null : (data?.current ?? null)
  const letters = test?.arms.map(({ letter }) => letter) ?? []
  const isRunning = test?.state === 'running'

  async function show(letter: VariantLetter) {
    if (letter === shown) return
    if (saves.getState().status.kind !== 'saved' && !(await saver.save())) {
      tellWhyNot(saves.getState().status)
      return
    }
    chooseVariant(letter === 'A' ? null : letter)
    await queries.refetchQueries({ queryKey: ['editor-start'] })
  }

  async function compare() {
    if (saves.getState().status.kind !== 'saved' && !(await saver.save())) tellWhyNot(saves.getState().status)
    else setComparing(true)
  }

  const addition = useMutation({
    async mutationFn() {
      if (!(await saver.save())) return null
      const { page } = saves.getState()
      return page && (await client.experiments.addVariant({ id: page.id }))
    },
    onSuccess: async (added) => {
      if (!added) tellWhyNot(saves.getState().status)
      else await show(added.letter)
    },
    onError: (error) =>
      notify.error(
        errorText(error, { TEST_RUNNING: 'La prueba está en marcha. Detenla para cambiar las variantes.' }),
      ),
  })

  const hasRoom = letters.length < variantLetters.length && !isRunning
  return (
    <div className="flex items-center gap-1">
      {letters.length > 1 && (
        <div role="group" aria-label={t('Variante')} className="flex rounded-md border bg-surface p-0.5">
          {letters.map((letter) => (
            <button
              key={letter}
              type="button"
              aria-pressed={shown === letter}
              onClick={() => void show(letter)}
              className={cn(
                'grid size-7 place-items-center rounded-sm text-dense font-semibold coarse:size-11',
                shown === letter ? 'bg-accent-soft text-accent-text' : 'text-muted hover:bg-hover',
              )}
            >
              {letter}
            </button>
          ))}
        </div>
      )}
      {letters.length > 1 && pageId !== undefined && (
        <IconButton
          size="dense"
          className="max-sm:hidden"
          label={t('Diferencias entre variantes')}
          icon={<Diff aria-hidden="true" className="size-4" />}
          onClick={() => void compare()}
        />
      )}
      {shown !== 'A' && pageId !== undefined && (
        <Suspense fallback={null}>
          <WatchDifferences pageId={pageId} />
        </Suspense>
      )}
      {comparing && pageId !== undefined && (
        <Suspense fallback={null}>
          <DifferencesDialog
            pageId={pageId}
            shown={shown}
            letters={letters}
            isLocked={isRunning}
            onClose={() => setComparing(false)}
          />
        </Suspense>
      )}
      {hasRoom && (
        <IconButton
          size="dense"
          className="max-sm:hidden"
          label={t('Añadir variante')}
          busy={addition.isPending}
          icon={<FlaskConical aria-hidden="true" className="size-4" />}
          onClick={() => addition.mutate()}
        />
      )}
    </div>
  )
}
