import { useMutation, useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/class-names.ts'
import { useFileDrop } from '../../../ui/use-file-drop.ts'
import { importWords } from './import-words.ts'
import { uploadLeads } from './upload-file.ts'

/** Which file; and the last ones, which can still be undone. */
export function FileStep({ onTaken }: { onTaken: (id: string) => void }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const last = useQuery(api.leadImports.list.queryOptions()).data?.items ?? []
  const upload = useMutation({ mutationFn: uploadLeads, onSuccess: ({ id }) => onTaken(id) })
  const { isOver, handlers } = useFileDrop((file) => upload.mutate(file))

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) upload.mutate(file)
    target.value = ''
  }

  return (
    <>
      <div
        {...handlers}
        className={cn(
          'flex flex-col items-center gap-3 rounded-lg border border-dashed p-6 text-center',
          isOver && 'border-accent bg-accent-soft',
        )}
      >
        <input
          ref={field}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={t('Archivo CSV')}
          className="sr-only"
          tabIndex={-1}
          onChange={choose}
        />
        <Button variant="primary" busy={upload.isPending} onClick={() => field.current?.click()}>
          {t('Elegir un archivo')}
        </Button>
        <p className="text-dense text-muted">
          {t('O suéltalo aquí. Hasta 200 MB; se reconocen la codificación y el separador.')}
        </p>
      </div>
      {upload.isError && (
        <p role="alert" className="text-danger">
          {errorText(upload.error, importWords)}
        </p>
      )}
      {last.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-dense font-semibold text-muted">{t('Últimas importaciones')}</h3>
          <ul className="flex flex-col">
            {last.map(({ id, fileName, createdAt }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onTaken(id)}
                  className="flex min-h-9 w-full flex-wrap items-center justify-between gap-x-3 rounded-md px-2 text-start text-sm hover:bg-hover coarse:min-h-11"
                >
                  <bdi className="min-w-0 break-words">{fileName}</bdi>
                  <time dateTime={createdAt} className="text-dense text-muted">
                    {formatDateTime(createdAt)}
                  </time>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
