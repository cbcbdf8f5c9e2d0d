import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FileStep } from './file-step.tsx'
import { ImportProgress } from './import-progress.tsx'
import { MappingStep } from './mapping-step.tsx'

/** How often it is asked how far it is, while something is under way. */
const askMs = 1000

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
  if (isError && !data)
    return (
      <p role="alert" className="text-danger">
        {errorText(error)}
      </p>
    )
  if (!data) return <Skeleton className="h-32" />
  return data.state === 'ready' ? (
    <MappingStep taken={data} />
  ) : (
    <ImportProgress taken={data} onClose={onClose} />
  )
}
