import { formFileSchema, largestFormFile, type FormFile } from '@aurelio/contracts/form-files'
import { readDownload } from '@aurelio/page/elements'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { apiFetch } from '../../../../../../platform/api/api-fetch.ts'
import { errorText } from '../../../../../../platform/api/error-text.ts'
import { problemToError } from '../../../../../../platform/api/problem.ts'
import { Button } from '../../../../../../ui/button.tsx'
import { notify } from '../../../../../../ui/toast.tsx'
import type { ControlProps } from './control.ts'

/** The file that a form gives: brought from this device, and kept among the workspace's. */
export function FormFileControl({ field, id, value, set }: ControlProps<'form-file'>) {
  const { t } = useTranslation()
  const inputRef = useRef<HTMLInputElement>(null)
  const chosen = readDownload(value)
  const upload = useMutation({
    mutationFn: sendFile,
    onSuccess: (file) => set({ id: file.id, name: file.name }),
    onError: (error) => notify.error(errorText(error), { id: 'form-file' }),
  })

  function take(file: File | undefined) {
    if (!file) return
    if (file.size <= largestFormFile) upload.mutate(file)
    else
      notify.error(t('El archivo ocupa demasiado: como mucho {{n}} MB.', { n: largestFormFile / 1024 ** 2 }))
  }

  return (
    <div data-prop={field.prop} className="flex flex-col gap-2">
      {chosen && <p className="truncate text-dense">{chosen.name}</p>}
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label={t(field.label)}
        onChange={({ target }) => {
          take(target.files?.[0])
          target.value = ''
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button id={id} size="dense" busy={upload.isPending} onClick={() => inputRef.current?.click()}>
          {chosen ? t('Cambiar el archivo') : t('Subir un archivo')}
        </Button>
        {chosen && (
          <Button size="dense" onClick={() => set(undefined)}>
            {t('Quitar el archivo')}
          </Button>
        )}
      </div>
    </div>
  )
}

async function sendFile(file: File): Promise<FormFile> {
  const answer = await apiFetch(`/api/form-files?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  })
  const body: unknown = await answer.json()
  if (answer.ok) return formFileSchema.parse(body)
  throw problemToError(body) ?? new Error('The server answered with something unknown')
}
