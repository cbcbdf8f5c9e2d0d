import { type TaskImport, taskImportSchema } from '@aurelio/contracts/task-imports'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { sendFile } from '../../../platform/api/send-file.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ImportFile, LastImports } from '../../../ui/import/import-file.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportPreview } from './import-preview.tsx'
import { importWords } from './import-words.ts'

/** Tasks out of the file of another product: the file, what stands in it, and taking it all back. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [taken, setTaken] = useState<TaskImport>()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Importar tareas')}
      description={t('De Trello, de Asana o de una tabla CSV. Verás lo que trae antes de importar nada.')}
      className="max-w-2xl"
    >
      <div className="-mx-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-2 pb-1">
        {!taken && <FileStep onTaken={setTaken} />}
        {taken?.state === 'ready' && <ImportPreview taken={taken} onDone={setTaken} />}
        {taken && taken.state !== 'ready' && (
          <ImportOutcome taken={taken} onChange={setTaken} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

/** Which file; and the last ones, which can still be undone. */
function FileStep({ onTaken }: { onTaken: (taken: TaskImport) => void }) {
  const { t } = useTranslation()
  const last = useQuery(api.taskImports.list.queryOptions()).data?.items ?? []
  const upload = useMutation({
    mutationFn: (file: File) => sendFile('/api/task-imports', file, taskImportSchema),
    onSuccess: onTaken,
  })
  return (
    <>
      <ImportFile
        label={t('Archivo de tareas')}
        accept=".json,.csv,.tsv,.txt,application/json,text/csv"
        help={t('O suéltalo aquí. Hasta 10 MB y 5.000 tareas.')}
        isBusy={upload.isPending}
        failure={upload.isError ? errorText(upload.error, importWords) : undefined}
        onFile={(file) => upload.mutate(file)}
      />
      <LastImports
        items={last}
        onOpen={onTaken}
        renderMark={({ state }) => state === 'undone' && <Badge>{t('Deshecha')}</Badge>}
      />
    </>
  )
}
