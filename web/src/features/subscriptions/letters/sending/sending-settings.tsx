import type { LetterSending } from '@aurelio/contracts/subscriptions'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Gauge } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Input } from '../../../../ui/input.tsx'
import { notify } from '../../../../ui/toast.tsx'
import { tellRefusal } from '../../tell-refusal.ts'

/** How fast letters go out: asked for once, for all of them. */
export function SendingSettings() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const sending = useQuery({ ...api.subscriptions.sending.queryOptions(), enabled: isOpen })
  return (
    <>
      <Button icon={<Gauge aria-hidden="true" className="size-4" />} onClick={() => setOpen(true)}>
        {t('Ritmo de envío')}
      </Button>
      {isOpen && sending.data && <Pace kept={sending.data} onClose={() => setOpen(false)} />}
    </>
  )
}

function Pace({ kept, onClose }: { kept: LetterSending; onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const [values, setValues] = useState(kept)
  const save = useMutation(
    api.subscriptions.saveSending.mutationOptions({
      onError: tellRefusal,
      onSuccess() {
        notify.success(t('Cambios guardados'))
        onClose()
      },
    }),
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Ritmo de envío')}
      description={t(
        'Vale para todos los envíos del espacio. Los correos de las cuentas salen siempre antes.',
      )}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isPending}>
            {t('Guardar')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          save.mutate(values)
        }}
      >
        <Field
          label={t('Como mucho, por dominio y hora')}
          help={t('Por ejemplo, a direcciones de gmail.com. Con 0, sin límite.')}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              max={1_000_000}
              value={values.perDomainHour}
              onChange={({ target }) =>
                setValues({
                  ...values,
                  perDomainHour: Math.min(1_000_000, Math.max(0, Math.round(Number(target.value)))),
                })
              }
            />
          )}
        </Field>
        <Checkbox
          label={t('Calentar el remitente: 50 el primer día y el doble cada día siguiente')}
          checked={values.warmsUp}
          onChange={({ target }) => setValues({ ...values, warmsUp: target.checked })}
        />
      </form>
    </Dialog>
  )
}
