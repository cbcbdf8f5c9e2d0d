import {
  type ImportTarget,
  importTargets,
  type LeadImport,
  leadImportSchema,
} from '@aurelio/contracts/lead-imports'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ImportProgress } from '../../../ui/import/import-progress.tsx'
import { MappingStep } from '../../../ui/import/mapping-step.tsx'
import { importWords } from '../../../ui/import/import-words.ts'
import { TableFile } from '../../../ui/import/table-file.tsx'
import { askWhileRunning, TableWaits } from '../../../ui/import/taken-table.tsx'
import { targetNames } from './import-words.ts'

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
        {id === undefined ? <LeadFile onTaken={setId} /> : <TakenFile id={id} onClose={onClose} />}
      </div>
    </Dialog>
  )
}

function LeadFile({ onTaken }: { onTaken: (id: string) => void }) {
  const last = useQuery(api.leadImports.list.queryOptions()).data?.items ?? []
  return <TableFile address="/api/lead-imports" schema={leadImportSchema} last={last} onTaken={onTaken} />
}

function TakenFile({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useQuery(
    api.leadImports.get.queryOptions({ input: { id }, refetchInterval: askWhileRunning }),
  )
  const start = useMutation(api.leadImports.start.mutationOptions())
  if (!data) return <TableWaits error={error} />
  if (data.state !== 'ready') return <LeadProgress taken={data} onClose={onClose} />
  return (
    <MappingStep
      taken={data}
      targets={targetNames}
      isTarget={isTarget}
      failure={start.isError ? errorText(start.error, importWords) : undefined}
      isBusy={start.isPending}
      isReady={isReady}
      onStart={(mapping) => start.mutate({ id, mapping })}
    />
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
