import {
  type SubscriberImport,
  subscriberImportSchema,
  type SubscriberTarget,
  subscriberTargets,
} from '@aurelio/contracts/subscriber-imports'
import type { SubscriberList } from '@aurelio/contracts/subscriptions'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../../platform/api/error-text.ts'
import { sendFile } from '../../../platform/api/send-file.ts'
import { formatNumber } from '../../../platform/format.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ImportFile, LastImports } from '../../../ui/import/import-file.tsx'
import { ImportProgress } from '../../../ui/import/import-progress.tsx'
import { MappingStep } from '../../../ui/import/mapping-step.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PermissionField } from './permission-field.tsx'

/** How often it is asked how far it is, while something is under way. */
const askMs = 1000

/** Spanish texts, and their own translation keys. */
const targetNames: Record<SubscriberTarget, string> = {
  email: 'Correo electrónico',
  name: 'Nombre',
  zone: 'Zona horaria',
  language: 'Idioma',
  skip: 'No importar',
}

const importWords: ProblemWords = {
  NOT_A_TABLE:
    'Este archivo no es una tabla en CSV con los nombres de las columnas en la primera fila. Guárdalo como CSV y súbelo otra vez.',
  IMPORT_MOVED_ON:
    'Alguien ha seguido con esta importación desde otro sitio. Mira cómo va y vuelve a intentarlo.',
}

const isTarget = (text: string): text is SubscriberTarget => subscriberTargets.some((each) => each === text)
const isReady = (mapping: readonly SubscriberTarget[]) => mapping.includes('email')

type DialogProps = { list: SubscriberList; onClose: () => void }

/** People out of a file, however many: the file, what its columns are, where their permission comes from, and how it goes. */
export function ImportPeopleDialog({ list, onClose }: DialogProps) {
  const { t } = useTranslation()
  const [id, setId] = useState<string>()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Importar personas')}
      description={t('A «{{name}}», de un archivo CSV con los nombres de las columnas en la primera fila.', {
        name: list.name,
      })}
      className="max-w-2xl"
    >
      <div className="-mx-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-2 pb-1">
        {id === undefined ? (
          <FileStep listId={list.id} onTaken={setId} />
        ) : (
          <TakenFile id={id} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

function FileStep({ listId, onTaken }: { listId: string; onTaken: (id: string) => void }) {
  const { t } = useTranslation()
  const last = useQuery(api.subscriberImports.list.queryOptions()).data?.items ?? []
  const upload = useMutation({
    mutationFn: (file: File) =>
      sendFile(`/api/subscription-lists/${listId}/imports`, file, subscriberImportSchema),
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

function TakenFile({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, error } = useQuery(
    api.subscriberImports.get.queryOptions({
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
    <PeopleMapping taken={data} />
  ) : (
    <PeopleProgress taken={data} onClose={onClose} />
  )
}

function PeopleMapping({ taken }: { taken: SubscriberImport }) {
  const { t } = useTranslation()
  const [permission, setPermission] = useState('')
  const [asksToConfirm, setAsksToConfirm] = useState(true)
  const [isAsked, setIsAsked] = useState(false)
  const start = useMutation(api.subscriberImports.start.mutationOptions())
  const isMissing = permission.trim() === ''

  function begin(mapping: SubscriberTarget[]) {
    setIsAsked(true)
    if (!isMissing) start.mutate({ id: taken.id, mapping, permission, asksToConfirm })
  }

  return (
    <MappingStep
      taken={taken}
      targets={targetNames}
      isTarget={isTarget}
      failure={start.isError ? errorText(start.error, importWords) : undefined}
      isBusy={start.isPending}
      isReady={isReady}
      onStart={begin}
    >
      <PermissionField value={permission} isMissing={isAsked && isMissing} onChange={setPermission} />
      <Checkbox
        label={t('Pedirles por correo que lo confirmen')}
        checked={asksToConfirm}
        onChange={({ target }) => setAsksToConfirm(target.checked)}
      />
    </MappingStep>
  )
}

function PeopleProgress({ taken, onClose }: { taken: SubscriberImport; onClose: () => void }) {
  const { t } = useTranslation()
  const cancel = useMutation(api.subscriberImports.cancel.mutationOptions())
  const undo = useMutation(api.subscriberImports.undo.mutationOptions())
  const error = cancel.error ?? undo.error
  const of = (reason: string) => taken.reasons[reason] ?? 0
  const figure = (reason: string) => ({ figure: formatNumber(of(reason)) })
  const left = [
    of('already') > 0 && t('Ya estaban: {{figure}}', figure('already')),
    of('suppressed') > 0 && t('No quieren correos: {{figure}}', figure('suppressed')),
    of('no-address') > 0 && t('Filas sin un correo válido: {{figure}}', figure('no-address')),
    of('no-list') > 0 && t('La lista ya no existe: {{figure}} sin añadir', figure('no-list')),
  ].filter((words) => words !== false)
  return (
    <ImportProgress
      taken={taken}
      imported={t('Añadidas: {{figure}}', { figure: formatNumber(taken.imported) })}
      left={left.length > 0 && <p className="text-muted">{left.join(' · ')}</p>}
      failure={error ? errorText(error, importWords) : undefined}
      cancel={cancel}
      undo={undo}
      onClose={onClose}
    />
  )
}
