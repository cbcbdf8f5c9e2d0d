import type { OverviewPage } from '@aurelio/contracts/page-overview'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import type { PageActionProps } from '../../../platform/feature.ts'
import { shortName } from '../../../platform/short-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'
import { useFolders } from './folders/use-folders.ts'

type Movable = Pick<OverviewPage, 'id' | 'name' | 'siteId' | 'folderId'>

/** Takes a page to another site or into a folder, or puts a copy of it in another site, from its card. */
export function MoveDialog({ page, onClose }: PageActionProps) {
  return <MovePagesDialog pages={[page]} onClose={onClose} />
}

/** The same for several pages, one after the other; what has moved when one of them cannot stays where it is. */
export function MovePagesDialog({ pages, onClose }: { pages: readonly Movable[]; onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const { sites, folders } = useFolders()
  const [chosen, setChosen] = useState<string>()
  const [folderId, setFolderId] = useState<string | null>(null)
  const own = pages[0]?.siteId ?? undefined
  const isElsewhere = (id: string) => pages.some((page) => page.siteId !== id)
  // Where its own site has nothing to put it into, what is meant is another one.
  const hasFolders = folders.some((folder) => folder.siteId === own)
  const siteId = chosen ?? (hasFolders ? own : (sites.find(({ id }) => isElsewhere(id))?.id ?? own))
  const offered = folders.filter((folder) => folder.siteId === siteId)
  const target = shortName(
    offered.find(({ id }) => id === folderId)?.name ?? sites.find(({ id }) => id === siteId)?.name ?? '',
  )
  const moving = useMutation({
    mutationFn: async (to: string) => {
      for (const { id, siteId: from, folderId: inside } of pages) {
        if (from !== to) await client.pages.move({ id, siteId: to })
        if ((from === to ? inside : null) !== folderId) await client.pageFolders.put({ id, folderId })
      }
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
            disabled={siteId === undefined || !isElsewhere(siteId) || isBusy}
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
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (siteId !== undefined) moving.mutate(siteId)
        }}
      >
        <Field label={t('Sitio')}>
          {(control) => (
            <Select
              {...control}
              value={siteId ?? ''}
              onChange={({ target: { value } }) => {
                setChosen(value)
                setFolderId(null)
              }}
            >
              {sites.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {offered.length > 0 && (
          <Field label={t('Carpeta')}>
            {(control) => (
              <Select
                {...control}
                value={folderId ?? ''}
                onChange={({ target: { value } }) => setFolderId(value === '' ? null : value)}
              >
                <option value="">{t('Fuera de las carpetas')}</option>
                {offered.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {sites.length === 1 && offered.length === 0 && (
          <p className="text-muted">
            {t(
              'No hay otro sitio ni carpetas. Crea un sitio en «Sitios», o una carpeta con «Nueva carpeta».',
            )}
          </p>
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
