import type { TableImport } from '@aurelio/contracts/table-imports'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../platform/api/error-text.ts'
import { sendFile } from '../../platform/api/send-file.ts'
import { ImportFile, LastImports } from './import-file.tsx'
import { importWords } from './import-words.ts'

type TableFileProps = {
  /** Where the file is sent. */
  address: string
  schema: { parse: (body: unknown) => TableImport }
  /** The last imports, which can still be undone. */
  last: readonly TableImport[]
  onTaken: (id: string) => void
}

/** Which table; and the last ones. */
export function TableFile({ address, schema, last, onTaken }: TableFileProps) {
  const { t } = useTranslation()
  const upload = useMutation({
    mutationFn: (file: File) => sendFile(address, file, schema),
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
