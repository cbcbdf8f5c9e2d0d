import { type MediaFileKind, mediaFileSchema, mediaTypes } from '@aurelio/contracts/media-files'
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { apiFetch } from '../../../../platform/api/api-fetch.ts'
import { api } from '../../../../platform/api/client.ts'
import { errorText } from '../../../../platform/api/error-text.ts'
import { problemToError } from '../../../../platform/api/problem.ts'
import { useCan } from '../../../../platform/auth/use-can.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { cn } from '../../../../ui/class-names.ts'
import { Select } from '../../../../ui/select.tsx'
import { notify } from '../../../../ui/toast.tsx'
import { textOf, type ValueControlProps } from './control.ts'
import { LineControl } from './plain-controls.tsx'

type Known = { path: string; name: string }
const shown = 100

/** The address of a film: one of the player, one of the workspace's files, or one elsewhere. */
export function FilmControl(props: ValueControlProps) {
  const { t } = useTranslation()
  const mayPick = useCan('pictures.change')
  const films = useQuery({ ...api.films.list.queryOptions(), enabled: mayPick })
  const files = useQuery({
    ...api.mediaFiles.list.queryOptions({ input: { kind: 'video', limit: shown } }),
    enabled: mayPick,
  })
  const ready = films.data?.items.filter(({ state }) => state === 'ready') ?? []
  const known = [...ready, ...(files.data?.items ?? [])]
  return <Stored {...props} label={t('Elegir de tus vídeos')} known={known} />
}

/** The address of a film, a sound or a PDF of the workspace, or of any file elsewhere. */
export function FileControl(props: ValueControlProps) {
  const { t } = useTranslation()
  const mayPick = useCan('pictures.change')
  const ask = (kind: MediaFileKind) => ({
    ...api.mediaFiles.list.queryOptions({ input: { kind, limit: shown } }),
    enabled: mayPick,
  })
  const known = useQueries({ queries: [ask('document'), ask('video'), ask('audio')] }).flatMap(
    ({ data }) => data?.items ?? [],
  )
  return (
    <>
      <Stored {...props} label={t('Elegir de tus archivos')} known={known} />
      {mayPick && !props.isReadOnly && <Upload onSent={props.onValue} />}
    </>
  )
}

function Stored({ label, known, ...props }: ValueControlProps & { label: string; known: readonly Known[] }) {
  const { value, onValue, isReadOnly } = props
  const chosen = known.find(({ path }) => path === textOf(value))
  return (
    <>
      <LineControl {...props} />
      {known.length > 0 && !isReadOnly && (
        <Select
          aria-label={label}
          value={chosen?.path ?? ''}
          onChange={({ target }) => target.value !== '' && onValue(target.value)}
        >
          <option value="">{label}</option>
          {known.map(({ path, name }) => (
            <option key={path} value={path}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </>
  )
}

function Upload({ onSent }: { onSent: (path: string) => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const sending = useMutation({
    mutationFn: sendFile,
    onSuccess: ({ path }) => {
      onSent(path)
      void queryClient.invalidateQueries({ queryKey: api.mediaFiles.key() })
    },
    onError: (error) => notify.error(errorText(error)),
  })
  return (
    <label
      className={cn(
        buttonClass({ size: 'dense' }),
        'relative cursor-pointer self-start focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-text',
      )}
    >
      <FileUp aria-hidden="true" className="size-4" />
      {sending.isPending ? t('Subiendo') : t('Subir PDF, vídeo o audio')}
      <input
        type="file"
        accept={`video/mp4,video/webm,audio/*,${mediaTypes.pdf.type}`}
        disabled={sending.isPending}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) sending.mutate(file)
        }}
      />
    </label>
  )
}

async function sendFile(file: File) {
  const answer = await apiFetch(`/api/media-files?name=${encodeURIComponent(file.name)}`, {
    method: 'POST',
    headers: { 'content-type': file.type },
    body: file,
  })
  const body: unknown = await answer.json()
  if (answer.ok) return mediaFileSchema.parse(body)
  throw problemToError(body) ?? new Error(`The file was answered with ${answer.status}`)
}
