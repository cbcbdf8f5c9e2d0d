import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import type { PageActionProps } from '../../../platform/feature.ts'
import { shortName } from '../../../platform/short-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'

/** Takes a page to another site, or puts a copy of it there. */
export function MoveDialog({ page, onClose }: PageActionProps) {
  const { t } = useTranslation()
  const formId = useId()
  const sites = useQuery(api.sites.list.queryOptions())
  const others = sites.data?.items.filter(({ id }) => id !== page.siteId) ?? []
  const [chosen, setChosen] = useState<string>()
  const siteId = chosen ?? others[0]?.id
  const options = { onSuccess: () => onClose() }
  const moving = useMutation(api.pages.move.mutationOptions(options))
  const copying = useMutation(api.pageOverview.duplicate.mutationOptions(options))
  const isBusy = moving.isPending || copying.isPending
  const failure = moving.error ?? copying.error
  const target = others.find(({ id }) => id === siteId)?.name ?? ''

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Mover')}
      description={t('Quien tenga la dirección de antes llega a la nueva.')}
      actions={
        <>
          <Button
            busy={copying.isPending}
            disabled={siteId === undefined || isBusy}
            onClick={() => {
              if (siteId === undefined) return
              copying.mutate(
                { id: page.id, name: page.name, siteId },
                { onSuccess: () => notify.success(t('Copia en «{{name}}»', { name: shortName(target) })) },
              )
            }}
          >
            {t('Dejar aquí y copiar')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={moving.isPending}
            disabled={siteId === undefined || isBusy}
          >
            {t('Mover')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (siteId === undefined) return
          moving.mutate(
            { id: page.id, siteId },
            { onSuccess: () => notify.success(t('Ahora está en «{{name}}»', { name: shortName(target) })) },
          )
        }}
      >
        {sites.data && others.length === 0 ? (
          <p className="text-muted">{t('No hay otro sitio. Crea uno en «Sitios».')}</p>
        ) : (
          <Field label={t('Sitio')}>
            {(control) => (
              <Select
                {...control}
                value={siteId ?? ''}
                onChange={({ target: { value } }) => setChosen(value)}
              >
                {others.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </form>
      {failure && (
        <p role="alert" className="text-danger">
          {errorText(failure)}
        </p>
      )}
    </Dialog>
  )
}
