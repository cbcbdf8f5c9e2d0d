import type { GoalSetting } from '@aurelio/contracts/visits'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'

/** What of the page in the address counts as a conversion. */
export function GoalsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const id = search.get('page') ?? ''
  const setting = useQuery(api.visits.goals.queryOptions({ input: { id } }))
  const [changes, setChanges] = useState<Partial<GoalSetting>>({})
  const pages = useQuery(api.pageOverview.list.queryOptions({ input: { limit: 100, order: 'name' } }))
  const change = useMutation(
    api.visits.changeGoals.mutationOptions({
      onSuccess: () => {
        notify.success(t('Objetivos guardados'))
        onClose()
      },
    }),
  )
  const shown = setting.data && { ...setting.data, ...changes }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Objetivos de la página')}
      description={t('Qué cuenta como conversión desde ahora. Lo ya contado no cambia.')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button
            variant="primary"
            busy={change.isPending}
            disabled={!shown}
            onClick={() => shown && change.mutate({ id, ...shown })}
          >
            {t('Guardar')}
          </Button>
        </>
      }
    >
      {!shown && <Skeleton className="h-32" />}
      {shown && (
        <div className="flex flex-col gap-4">
          <Checkbox
            label={t('Un formulario enviado')}
            checked={shown.forms}
            onChange={({ target }) => setChanges({ ...changes, forms: target.checked })}
          />
          <Checkbox
            label={t('Un clic en lo que lleva «Su clic cuenta» en el editor')}
            checked={shown.clicks}
            onChange={({ target }) => setChanges({ ...changes, clicks: target.checked })}
          />
          <Field
            label={t('Llegar a otra página')}
            help={t('Cuenta una vez al día por visitante, si antes pasó por esta página.')}
          >
            {(control) => (
              <Select
                {...control}
                value={shown.reachedPageId ?? ''}
                onChange={({ target }) => setChanges({ ...changes, reachedPageId: target.value || null })}
              >
                <option value="">{t('Ninguna')}</option>
                {pages.data?.items
                  .filter((page) => page.id !== id)
                  .map((page) => (
                    <option key={page.id} value={page.id}>
                      {page.name}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
          {(change.error ?? setting.error) && (
            <p role="alert" className="text-danger">
              {errorText(change.error ?? setting.error)}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
