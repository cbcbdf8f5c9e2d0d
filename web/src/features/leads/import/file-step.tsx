import { leadImportSchema } from '@aurelio/contracts/lead-imports'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { sendFile } from '../../../platform/api/send-file.ts'
import { ImportFile, LastImports } from '../../../ui/import/import-file.tsx'
import { importWords } from './import-words.ts'

/** Which file; and the last ones, which can still be undone. */
export function FileStep({ onTaken }: { onTaken: (id: string) => void }) {
  const { t } = useTranslation()
  const last = useQuery(api.leadImports.list.queryOptions()).data?.items ?? []
  const upload = useMutation({
    mutationFn: (file: File) => sendFile('/api/lead-imports', file, leadImportSchema),
    onSuccess: ({ id }) => onTaken(id),
  })
  return (
    <>
      <ImportFile
        label={t('Archivo CSV')}
        accept=".csv,.tsv,.txt,text/csv"
        help={t('O suéltalo aquí. Hasta 200 MB; se reconocen la codificación y el separador.')}
        isBusy={upload.isPending}
        failure={upload.isError ? errorText(upload.error, importWords) : undefined}
        onFile={(file) => upload.mutate(file)}
      />
      <LastImports items={last} onOpen={({ id }) => onTaken(id)} />
    </>
  )
}
