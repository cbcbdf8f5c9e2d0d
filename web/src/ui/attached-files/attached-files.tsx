import { largestWorkFile, type WorkFile, workFileSchema } from '@aurelio/contracts/work-files'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../platform/api/error-text.ts'
import { sendFile } from '../../platform/api/send-file.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { formatBytes } from '../../platform/format.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { Button } from '../button.tsx'
import { cn } from '../class-names.ts'
import { Skeleton } from '../skeleton.tsx'
import { notify } from '../toast.tsx'
import { useFileDrop } from '../use-file-drop.ts'
import { FileRow } from './file-row.tsx'

/** What has files. */
export type FilesOwner = { kind: 'task' | 'project'; id: string }

const words: ProblemWords = {
  FILE_REFUSED: 'Este tipo de archivo no se admite. Comprímelo en un ZIP y súbelo otra vez.',
  FILES_FULL: ({ bytes }) =>
    i18n.t('Los archivos de tu espacio ya ocupan {{size}}. Elimina los que no uses y vuelve a intentarlo.', {
      size: formatBytes(bytes),
    }),
}

/** The files of a task or of a project, and a place for more; clients see those that are shown to them. */
export function AttachedFiles({ owner }: { owner: FilesOwner }) {
  const { t } = useTranslation()
  const mayChange = useCan('projects.change')
  const { files, isPending, isError, send, isSending } = useFiles(owner)
  const field = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useFileDrop(send)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    for (const file of target.files ?? []) send(file)
    target.value = ''
  }

  if (isPending) return <Skeleton className="h-10" />
  if (isError) return <p className="text-danger">{t('No se han podido cargar los archivos.')}</p>
  return (
    <div
      {...(mayChange && handlers)}
      className={cn('flex flex-col gap-2 rounded-md', isOver && 'outline-2 outline-accent')}
    >
      {files.length === 0 && !mayChange && <p className="text-muted">{t('Sin archivos.')}</p>}
      <ul className="flex flex-col rounded-lg border bg-surface empty:hidden">
        {files.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </ul>
      {mayChange && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <input
            ref={field}
            type="file"
            multiple
            aria-label={t('Archivos para adjuntar')}
            className="sr-only"
            tabIndex={-1}
            onChange={choose}
          />
          <Button
            size="dense"
            busy={isSending}
            icon={<Paperclip aria-hidden="true" className="size-4" />}
            onClick={() => field.current?.click()}
          >
            {t('Adjuntar archivos')}
          </Button>
          <p className="text-dense text-muted">
            {t('O suéltalos aquí: hasta {{size}} cada uno.', { size: formatBytes(largestWorkFile) })}
          </p>
        </div>
      )}
    </div>
  )
}

const none: readonly WorkFile[] = []

/** The files, and sending one more; what goes wrong is told by the name of the file. */
function useFiles({ kind, id }: FilesOwner) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { ofTask, ofProject } = api.workFiles
  const asked = { input: { id } }
  const query = useQuery(kind === 'task' ? ofTask.queryOptions(asked) : ofProject.queryOptions(asked))
  const upload = useMutation({
    mutationFn: (file: File) => sendFile(`/api/${kind}s/${id}/files`, file, workFileSchema),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.workFiles.key() }),
    onError: (error, { name }) =>
      notify.error(t('«{{name}}» no se ha subido', { name }), { description: errorText(error, words) }),
  })
  function send(file: File) {
    if (file.size <= largestWorkFile) return upload.mutate(file)
    notify.error(t('«{{name}}» no se ha subido', { name: file.name }), {
      description: t('Ocupa más de {{size}}.', { size: formatBytes(largestWorkFile) }),
    })
  }
  const { isPending, isLoadingError, data } = query
  return { files: data?.items ?? none, isPending, isError: isLoadingError, send, isSending: upload.isPending }
}
