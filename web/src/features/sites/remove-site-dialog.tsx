import type { SiteDetail } from '@aurelio/contracts/sites'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { shortName } from '../../platform/short-name.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { sitesPath } from './sites-path.ts'

const toBin = 'bin'

/** Says what goes with a site, and asks where its pages go. */
export function RemoveSiteDialog({ site, onClose }: { site: SiteDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [target, setTarget] = useState(toBin)
  const sites = useQuery(api.sites.list.queryOptions())
  const removal = useMutation(api.sites.remove.mutationOptions({ onSuccess: () => void navigate(sitesPath) }))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('¿Eliminar «{{name}}»?', { name: shortName(site.name) })}
      description={
        site.host === null
          ? t('Se van sus ajustes y sus redirecciones. No se puede deshacer.')
          : t(
              '{{host}} deja de mostrar páginas, y se van sus ajustes y sus redirecciones. No se puede deshacer.',
              {
                host: site.host,
              },
            )
      }
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button
            variant="danger"
            busy={removal.isPending}
            onClick={() => removal.mutate({ id: site.id, ...(target !== toBin && { moveTo: target }) })}
          >
            {t('Eliminar sitio')}
          </Button>
        </>
      }
    >
      {site.pages > 0 && (
        <Field label={t('Sus páginas ({{count}})', { count: site.pages })}>
          {(control) => (
            <Select {...control} value={target} onChange={({ target: chosen }) => setTarget(chosen.value)}>
              <option value={toBin}>{t('A la papelera, por 30 días')}</option>
              {sites.data?.items
                .filter(({ id }) => id !== site.id)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {t('A «{{name}}»', { name })}
                  </option>
                ))}
            </Select>
          )}
        </Field>
      )}
      {removal.isError && (
        <p role="alert" className="text-danger">
          {errorText(removal.error)}
        </p>
      )}
    </Dialog>
  )
}
