import type { PageSummary } from '@aurelio/contracts/pages'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, client } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import type { PageActionProps } from '../../../platform/feature.ts'
import { shortName } from '../../../platform/short-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'

type Movable = Pick<PageSummary, 'id' | 'name' | 'siteId'>

/** Takes a page to another site, or puts a copy of it there, from its card. */
export function MoveDialog({ page, onClose }: PageActionProps) {
  return <MovePagesDialog pages={[page]} onClose={onClose} />
}

/** The same for several pages, one after the other; what has moved when one of them cannot stays where it is. */
export function MovePagesDialog({ pages, onClose }: { pages: readonly Movable[]; onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const sites = useQuery(api.sites.list.queryOptions())
  const others = sites.data?.items.filter(({ id }) => pages.some(({ siteId }) => siteId !== id)) ?? []
  const [chosen, setChosen] = useState<string>()
  const siteId = chosen ?? others[0]?.id
  const target = shortName(others.find(({ id }) => id === siteId)?.name ?? '')
  const moving = useMutation({
    mutationFn: async (to: string) => {
      for (const { id, siteId: from } of pages) if (from !== to) await client.pages.move({ id, siteId: to })
    },
    onSuccess: () => {
      notify.success(
        pages.length === 1
          ? t('Ahora está en «{{name}}»', { name: target })
          : t('Ahora están en «{{name}}»', { name: target }),
      )
      onClose()
    },
  })
  const copying = useMutation({
    mutationFn: async (to: string) => {
      for (const { id, name } of pages) await client.pageOverview.duplicate({ id, name, siteId: to })
    },
    onSuccess: () => {
      notify.success(t('Copia en «{{name}}»', { name: target }))
      onClose()
    },
  })
  const isBusy = moving.isPending || copying.isPending
  const failure = moving.error ?? copying.error

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
            onClick={() => siteId !== undefined && copying.mutate(siteId)}
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
          if (siteId !== undefined) moving.mutate(siteId)
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
