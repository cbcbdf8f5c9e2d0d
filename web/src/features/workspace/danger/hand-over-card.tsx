import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useAuth, useSession } from '../../../platform/auth/auth-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'

/** For owners: another person of the team owns the workspace from then on. */
export function HandOverCard() {
  const { t } = useTranslation()
  const { user } = useSession()
  const { refresh } = useAuth()
  const { data } = useQuery(api.people.list.queryOptions())
  const [heirId, setHeirId] = useState('')
  const [isAsking, setAsking] = useState(false)
  const heirs = (data?.items ?? []).filter(({ id, role }) => id !== user.id && role !== 'client')
  const heir = heirs.find(({ id }) => id === heirId)
  const giving = useMutation(
    api.people.handOver.mutationOptions({
      onSuccess: async ({ name }) => {
        setAsking(false)
        notify.success(t('El espacio es ahora de {{name}}. Tú lo administras.', { name }))
        await refresh()
      },
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-base font-semibold">{t('Pasar la propiedad')}</h2>
      <p className="text-muted">
        {heirs.length === 0
          ? t('Cuando haya otra persona en tu equipo, podrás darle el espacio.')
          : t('La otra persona pasa a ser propietaria, y tú, a administrar. Solo ella puede devolvértelo.')}
      </p>
      {heirs.length > 0 && (
        <div className="flex w-full flex-wrap items-end gap-3">
          <Field label={t('Nueva persona propietaria')} className="min-w-48 flex-1">
            {(control) => (
              <Select {...control} value={heirId} onChange={({ target }) => setHeirId(target.value)}>
                <option value="">{t('Elige una persona')}</option>
                {heirs.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button variant="danger" size="form" disabled={!heir} onClick={() => setAsking(true)}>
            {t('Pasar la propiedad')}
          </Button>
        </div>
      )}
      {heir && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={t('¿Dar el espacio a {{name}}?', { name: heir.name })}
          description={t('Desde ahora lo administras, pero ya no puedes nombrar propietarios ni eliminarlo.')}
          confirmLabel={t('Pasar la propiedad')}
          busy={giving.isPending}
          onConfirm={() => giving.mutate({ id: heir.id })}
        />
      )}
    </Card>
  )
}
