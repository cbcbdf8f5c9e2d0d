import { largestPicture, pictureSchema, pictureTypes } from '@aurelio/contracts/pictures'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { apiFetch } from '../platform/api/api-fetch.ts'
import { api } from '../platform/api/client.ts'
import { errorText } from '../platform/api/error-text.ts'
import { problemToError } from '../platform/api/problem.ts'
import { formatBytes } from '../platform/format.ts'
import { buttonClass } from './button.tsx'
import { cn } from './class-names.ts'
import { notify } from './toast.tsx'

const shown = 12

/** A picture of the workspace: one of the last, or a file. */
export function PictureField({ value, onChange }: { value: string; onChange: (source: string) => void }) {
  const { t } = useTranslation()
  const name = useId()
  const pictures = useQuery(api.pictures.list.queryOptions({ input: { limit: shown } }))
  const upload = useMutation({
    mutationFn: sendPicture,
    onSuccess: ({ path }) => onChange(path),
    onError: (error) => notify.error(errorText(error)),
  })

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > largestPicture)
      notify.error(
        t('Ocupa más de {{size}}, lo máximo. Redúcela y vuelve a subirla.', {
          size: formatBytes(largestPicture),
        }),
      )
    else upload.mutate(file)
  }

  const items = pictures.data?.items ?? []
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="text-sm font-medium">{t('Imagen')}</legend>
      {items.length > 0 && (
        <div className="flex gap-2 overflow-x-auto p-1">
          {items.map((picture) => (
            <label
              key={picture.id}
              className={cn(
                'relative shrink-0 cursor-pointer overflow-hidden rounded-md border',
                'focus-within:outline-2 focus-within:outline-accent-text',
                value === picture.path && 'outline-2 outline-offset-1 outline-accent',
              )}
            >
              <input
                type="radio"
                name={name}
                aria-label={picture.name}
                checked={value === picture.path}
                onChange={() => onChange(picture.path)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <img src={picture.path} alt="" loading="lazy" className="size-16 object-cover" />
            </label>
          ))}
        </div>
      )}
      <label
        className={cn(
          buttonClass({ size: 'dense' }),
          'relative cursor-pointer self-start focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-text',
        )}
      >
        <ImageUp aria-hidden="true" className="size-4" />
        {upload.isPending ? t('Subiendo') : t('Subir imagen')}
        <input
          type="file"
          accept={Object.keys(pictureTypes).join()}
          onChange={choose}
          disabled={upload.isPending}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
    </fieldset>
  )
}

async function sendPicture(file: File) {
  const answer = await apiFetch(`/api/pictures?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'content-type': file.type },
    body: file,
  })
  const body: unknown = await answer.json()
  if (answer.ok) return pictureSchema.parse(body)
  throw problemToError(body) ?? new Error(`The picture was answered with ${answer.status}`)
}
