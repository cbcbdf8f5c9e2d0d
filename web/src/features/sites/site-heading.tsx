import { siteNameSchema, type SiteDetail } from '@aurelio/contracts/sites'
import { useMutation } from '@tanstack/react-query'
import { PenLine, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RemoveSiteDialog } from './remove-site-dialog.tsx'

/** A site's name and address, and what is done with it as a whole. */
export function SiteHeading({ site }: { site: SiteDetail }) {
  const { t } = useTranslation()
  const mayManage = useCan('sites.manage')
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  return (
    <>
      <PageHeader
        title={site.name}
        text={site.url}
        actions={
          mayManage && (
            <div className="flex flex-wrap gap-2">
              <Button
                icon={<PenLine aria-hidden="true" className="size-4" />}
                onClick={() => setOpen('rename')}
              >
                {t('Cambiar nombre')}
              </Button>
              {!site.isDefault && (
                <Button
                  icon={<Trash2 aria-hidden="true" className="size-4" />}
                  onClick={() => setOpen('remove')}
                >
                  {t('Eliminar sitio')}
                </Button>
              )}
            </div>
          )
        }
      />
      {open === 'rename' && <RenameSiteDialog site={site} onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemoveSiteDialog site={site} onClose={() => setOpen(null)} />}
    </>
  )
}

function RenameSiteDialog({ site, onClose }: { site: SiteDetail; onClose: () => void }) {
  const { t } = useTranslation()
  const formId = useId()
  const [name, setName] = useState(site.name)
  const [error, setError] = useState<string>()
  const change = useMutation(
    api.sites.change.mutationOptions({
      onSuccess: onClose,
      onError: (failure) => setError(errorText(failure)),
    }),
  )
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Cambiar nombre')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={change.isPending}>
            {t('Guardar')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (siteNameSchema.safeParse(name).success) change.mutate({ id: site.id, name })
          else setError(t('Escribe un nombre.'))
        }}
      >
        <Field label={t('Nombre')} error={error}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={80}
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
