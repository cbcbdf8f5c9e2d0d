import type { Overview } from '@aurelio/contracts/home'
import { Database, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/class-names.ts'
import { useSample } from './use-sample.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

/** Loaded for who wants the sample content gone. */
const ConfirmDialog = lazyPart(async () => (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog)

/** Offers sample content to an empty workspace, and its removal to one that has it; keeps its place where it does neither. */
export function SampleButton({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation()
  const mayChange = useCan('home.sample')
  const [isAsking, setAsking] = useState(false)
  const sample = useSample(() => setAsking(false))
  if (!mayChange) return null
  if (!overview?.hasSample) {
    const isOffered = sample.isAdding || isEmpty(overview)
    return (
      <Button
        icon={<Database aria-hidden="true" className="size-4 @max-xl:hidden" />}
        className={cn('@max-xl:px-3', !isOffered && 'invisible')}
        busy={sample.isAdding}
        onClick={sample.add}
      >
        {t('Cargar datos de ejemplo')}
      </Button>
    )
  }
  return (
    <>
      <Button
        icon={<Trash2 aria-hidden="true" className="size-4 @max-xl:hidden" />}
        className="@max-xl:px-3"
        busy={sample.isRemoving}
        onClick={() => setAsking(true)}
      >
        {t('Quitar datos de ejemplo')}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={t('¿Quitar los datos de ejemplo?')}
            description={t(
              'Se van los proyectos y las tareas de ejemplo, con lo que hayas cambiado en ellos, y su actividad. Lo que has creado tú se queda.',
            )}
            confirmLabel={t('Quitar los ejemplos')}
            busy={sample.isRemoving}
            onConfirm={sample.remove}
          />
        </Suspense>
      )}
    </>
  )
}

/** Whether the workspace is known to hold no work. */
function isEmpty(overview: Overview | undefined): boolean {
  return (
    overview !== undefined && overview.projects.length + overview.pendingTasks + overview.completedTasks === 0
  )
}
