import type { OverviewPage } from '@aurelio/contracts/page-overview'
import { EyeOff, FolderInput, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { usePageActions } from './use-page-actions.ts'

const MovePagesDialog = lazyPart(async () => (await import('./move-dialog.tsx')).MovePagesDialog)

type SelectionBarProps = { pages: readonly OverviewPage[]; onDone: () => void }

/** What can be done with the selected pages at once; stays in sight while there are any. */
export function SelectionBar({ pages, onDone }: SelectionBarProps) {
  const { t } = useTranslation()
  const { withdraw, remove } = usePageActions()
  const [isBusy, setBusy] = useState(false)
  const [isMoving, setMoving] = useState(false)
  if (pages.length === 0) return null
  const live = pages.filter(({ publication }) => publication !== null)

  async function run(work: () => Promise<unknown>) {
    setBusy(true)
    await work()
    setBusy(false)
    onDone()
  }

  return (
    <div
      role="group"
      aria-label={t('Páginas seleccionadas')}
      className="sticky bottom-[calc(var(--bar-height)+1rem)] z-10 flex flex-wrap items-center gap-2 self-center rounded-lg border bg-raised p-2 pl-4 shadow-float"
    >
      <span role="status" className="tabular-nums">
        {t('{{count}} seleccionadas', { count: pages.length })}
      </span>
      <Button
        disabled={isBusy}
        icon={<FolderInput aria-hidden="true" className="size-4" />}
        onClick={() => setMoving(true)}
      >
        {t('Mover')}
      </Button>
      <Button
        disabled={live.length === 0 || isBusy}
        icon={<EyeOff aria-hidden="true" className="size-4" />}
        onClick={() =>
          void run(async () => {
            for (const page of live) await withdraw(page)
          })
        }
      >
        {t('Retirar')}
      </Button>
      <Button
        busy={isBusy}
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => void run(() => remove(pages))}
      >
        {t('Eliminar')}
      </Button>
      <Button variant="ghost" onClick={onDone}>
        {t('Quitar la selección')}
      </Button>
      {isMoving && (
        <Suspense fallback={null}>
          <MovePagesDialog
            pages={pages}
            onClose={() => {
              setMoving(false)
              onDone()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
