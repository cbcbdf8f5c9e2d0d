import { type ImportTarget, importTargets, type LeadImport } from '@aurelio/contracts/lead-imports'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ImportProgress } from '../../../ui/import/import-progress.tsx'
import { MappingStep } from '../../../ui/import/mapping-step.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FileStep } from './file-step.tsx'
import { importWords, targetNames } from './import-words.ts'

/** How often it is asked how far it is, while something is under way. */
const askMs = 1000

const isTarget = (text: string): text is ImportTarget => importTargets.some((each) => each === text)
const isReady = (mapping: readonly ImportTarget[]) => mapping.some((target) => target !== 'skip')

/** Leads out of a file: the file, what its columns are, and how it goes. It runs on when the dialog closes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [id, setId] = useState<string>()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Importar leads')}
      description={t('De un archivo CSV, con los nombres de las columnas en la primera fila.')}
      className="max-w-2xl"
    >
      <div className="-mx-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-2 pb-1">
        {id === undefined ? <FileStep onTaken={setId} /> : <TakenFile id={id} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

function TakenFile({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, error } = useQuery(
    api.leadImports.get.queryOptions({
      input: { id },
      refetchInterval: ({ state }) =>
        state.data?.state === 'running' || state.data?.state === 'undoing' ? askMs : false,
    }),
  )
  const start = useMutation(api.leadImports.start.mutationOptions())
  if (isError && !data)
    return (
      <p role="alert" className="text-danger">
        {errorText(error)}
      </p>
    )
  if (!data) return <Skeleton className="h-32" />
  return data.state === 'ready' ? (
    <MappingStep
      taken={data}
      targets={targetNames}
      isTarget={isTarget}
      failure={start.isError ? errorText(start.error, importWords) : undefined}
      isBusy={start.isPending}
      isReady={isReady}
      onStart={(mapping) => start.mutate({ id, mapping })}
    />
  ) : (
    <LeadProgress taken={data} onClose={onClose} />
  )
}

function LeadProgress({ taken, onClose }: { taken: LeadImport; onClose: () => void }) {
  const { t } = useTranslation()
  const cancel = useMutation(api.leadImports.cancel.mutationOptions())
  const undo = useMutation(api.leadImports.undo.mutationOptions())
  const error = cancel.error ?? undo.error
  return (
    <ImportProgress
      taken={taken}
      imported={t('{{count}} leads importados', { count: taken.imported })}
      left={
        taken.skipped > 0 && (
          <p className="text-muted">{t('{{count}} filas estaban vacías', { count: taken.skipped })}</p>
        )
      }
      failure={error ? errorText(error, importWords) : undefined}
      cancel={cancel}
      undo={undo}
      onClose={onClose}
    />
  )
}
