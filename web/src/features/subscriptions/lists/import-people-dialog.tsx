import {
  type SubscriberImport,
  subscriberImportSchema,
  type SubscriberReason,
  subscriberReasons,
  type SubscriberTarget,
  subscriberTargets,
} from '@aurelio/contracts/subscriber-imports'
import type { SubscriberList } from '@aurelio/contracts/subscriptions'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ImportProgress } from '../../../ui/import/import-progress.tsx'
import { MappingStep } from '../../../ui/import/mapping-step.tsx'
import { importWords } from '../../../ui/import/import-words.ts'
import { TableFile } from '../../../ui/import/table-file.tsx'
import { askWhileRunning, TableWaits } from '../../../ui/import/taken-table.tsx'
import { PermissionField } from './permission-field.tsx'

/** Spanish texts, and their own translation keys. */
const targetNames: Record<SubscriberTarget, string> = {
  email: 'Correo electrónico',
  name: 'Nombre',
  zone: 'Zona horaria',
  language: 'Idioma',
  skip: 'No importar',
}

/** Why rows made nobody's subscription, in the order in which it is told. */
const reasonWords: Record<SubscriberReason, string> = {
  already: 'Ya estaban: {{figure}}',
  suppressed: 'No quieren correos: {{figure}}',
  'no-address': 'Filas sin un correo válido: {{figure}}',
  'no-list': 'La lista ya no existe: {{figure}} sin añadir',
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
          <PeopleFile listId={list.id} onTaken={setId} />
        ) : (
          <TakenFile id={id} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

function PeopleFile({ listId, onTaken }: { listId: string; onTaken: (id: string) => void }) {
  const last = useQuery(api.subscriberImports.list.queryOptions()).data?.items ?? []
  return (
    <TableFile
      address={`/api/subscription-lists/${listId}/imports`}
      schema={subscriberImportSchema}
      last={last.filter(({ place }) => place === listId)}
      onTaken={onTaken}
    />
  )
}

function TakenFile({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useQuery(
    api.subscriberImports.get.queryOptions({ input: { id }, refetchInterval: askWhileRunning }),
  )
  if (!data) return <TableWaits error={error} />
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
  const left = subscriberReasons.flatMap((reason) => {
    const count = taken.reasons[reason] ?? 0
    return count === 0 ? [] : [t(reasonWords[reason], { figure: formatNumber(count) })]
  })
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
