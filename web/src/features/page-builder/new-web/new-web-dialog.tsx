import { addresses } from '@aurelio/contracts/addresses'
import { businessSchema, readBusiness } from '@aurelio/contracts/sites'
import type { WebTemplate } from '@aurelio/page/templates/webs'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { BusinessFields, type BusinessErrors } from '../../../ui/business-fields.tsx'

/** Whose web it will be; then it is made, and its site opens. */
export function NewWebDialog({ template, onClose }: { template: WebTemplate; onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formId = useId()
  const [business, setBusiness] = useState(() => readBusiness(null))
  const [errors, setErrors] = useState<BusinessErrors>({})
  const [failure, setFailure] = useState<string>()
  const making = useMutation(
    api.siteTemplates.make.mutationOptions({
      onSuccess: ({ siteId }) => {
        onClose()
        notify.success(t('Tu web está hecha. Mírala, cámbiala y publícala cuando quieras.'))
        void navigate(addresses.site(siteId))
      },
      onError: (error) => setFailure(errorText(error)),
    }),
  )
  const submit = () => {
    const found = faultsIn(business)
    setErrors(found)
    if (Object.keys(found).length === 0) making.mutate({ template: template.id, business })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Una web para tu negocio')}
      description={t(
        'Estos datos se ven en todas sus páginas. Los cambias cuando quieras, en un solo sitio.',
      )}
      className="max-w-lg"
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={making.isPending}>
            {t('Crear la web')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4 overflow-y-auto"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <BusinessFields
          business={business}
          errors={errors}
          onChange={(next) => {
            setBusiness(next)
            setErrors({})
            setFailure(undefined)
          }}
        />
        {failure !== undefined && (
          <p role="alert" className="text-danger">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  )

  function faultsIn(given: typeof business): BusinessErrors {
    const { shape } = businessSchema
    return {
      ...(given.name.trim() === '' && { name: t('Escribe un nombre.') }),
      ...((given.email.trim() === '' || !shape.email.safeParse(given.email.trim()).success) && {
        email: t('Escribe un correo como nombre@ejemplo.es.'),
      }),
      ...(!shape.phone.safeParse(given.phone).success && {
        phone: t('Escribe un teléfono, solo con cifras y espacios.'),
      }),
    }
  }
}
