import type { SubscriberList } from '@aurelio/contracts/subscriptions'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { attempt } from '../../../ui/attempt.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { notify } from '../../../ui/toast.tsx'
import { PermissionField } from './permission-field.tsx'
import { readPeople } from './read-people.ts'

type Faults = { people?: string; permission?: boolean; call?: string }

/** Puts people on a list who said elsewhere that they want it: where, is asked for and kept. */
export function AddPeopleDialog({ list, onClose }: { list: SubscriberList; onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const [text, setText] = useState('')
  const [permission, setPermission] = useState('')
  const [asksToConfirm, setAsksToConfirm] = useState(true)
  const [faults, setFaults] = useState<Faults>({})
  const undo = useMutation(api.subscriptions.undoAdding.mutationOptions())
  const add = useMutation(
    api.subscriptions.add.mutationOptions({
      onError: (error) => setFaults({ call: errorText(error) }),
      onSuccess: ({ added, already, suppressed, batchId }) => {
        onClose()
        const words = [
          t('Añadidas: {{figure}}', { figure: formatNumber(added) }),
          already > 0 && t('Ya estaban: {{figure}}', { figure: formatNumber(already) }),
          suppressed > 0 && t('No quieren correos: {{figure}}', { figure: formatNumber(suppressed) }),
        ]
        const takeBack = {
          label: t('Deshacer'),
          onClick: () => void attempt(() => undo.mutateAsync({ id: batchId })),
        }
        notify.success(words.filter(Boolean).join(' · '), added > 0 ? { action: takeBack } : {})
      },
    }),
  )

  function submit(event: FormEvent) {
    event.preventDefault()
    const { people, unread } = readPeople(text)
    const found: Faults = {}
    if (unread.length > 0)
      found.people = t('No se entiende: {{lines}}', { lines: unread.slice(0, 3).join(' · ') })
    else if (people.length === 0) found.people = t('Escribe al menos un correo.')
    if (permission.trim() === '') found.permission = true
    setFaults(found)
    if (Object.keys(found).length === 0) add.mutate({ id: list.id, people, permission, asksToConfirm })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Añadir personas')}
      description={t('A «{{name}}». Solo a quien te lo haya pedido.', { name: list.name })}
      className="max-w-lg"
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={add.isPending}>
            {t('Añadir')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        className="flex min-h-0 flex-col gap-4 overflow-y-auto p-0.5"
      >
        <Field
          label={t('Correos')}
          help={t(
            'Uno por línea. Con nombre: Ana Ruiz <ana@ejemplo.es>. Si sabes dónde vive, detrás su zona horaria: ana@ejemplo.es, Ana, America/Lima',
          )}
          error={faults.people}
          tellsError
        >
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              dir="ltr"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <PermissionField value={permission} isMissing={faults.permission === true} onChange={setPermission} />
        <Checkbox
          label={t('Pedirles por correo que lo confirmen')}
          checked={asksToConfirm}
          onChange={({ target }) => setAsksToConfirm(target.checked)}
        />
        {faults.call !== undefined && (
          <p role="alert" className="text-danger">
            {faults.call}
          </p>
        )}
      </form>
    </Dialog>
  )
}
