import { businessSchema, type SiteDetail } from '@aurelio/contracts/sites'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { type BusinessErrors, BusinessFields } from '../../../ui/business-fields.tsx'
import { Button } from '../../../ui/button.tsx'
import { useDraft } from '../../../ui/drafts.ts'
import { notify } from '../../../ui/toast.tsx'
import { SiteSection } from '../site-section.tsx'

/** Whose site it is: changed here, it changes on every page that says it. */
export function BusinessSection({ site }: { site: SiteDetail }) {
  const { t } = useTranslation()
  const [business, setBusiness] = useState(site.business)
  const [errors, setErrors] = useState<BusinessErrors>({})
  const [failure, setFailure] = useState<string>()
  const change = useMutation(
    api.sites.change.mutationOptions({
      onSuccess: (_, { business: sent }) => {
        if (sent) setKept(sent)
        notify.success(t('Datos del negocio guardados'))
      },
      onError: (error) => setFailure(errorText(error)),
    }),
  )
  const [kept, setKept] = useState(site.business)
  const isChanged = JSON.stringify(business) !== JSON.stringify(kept)
  useDraft(isChanged ? (change.isPending ? 'saving' : 'unsaved') : undefined)
  const { shape } = businessSchema
  const save = () => {
    const found: BusinessErrors = {
      ...(!shape.email.safeParse(business.email.trim()).success && {
        email: t('Escribe un correo como nombre@ejemplo.es.'),
      }),
      ...(!shape.phone.safeParse(business.phone).success && {
        phone: t('Escribe un teléfono, solo con cifras y espacios.'),
      }),
    }
    setErrors(found)
    if (Object.keys(found).length === 0) change.mutate({ id: site.id, business })
  }
  return (
    <SiteSection
      title={t('Datos del negocio')}
      text={t(
        'Tus páginas los dicen donde escribas {{sitio}}, y también los buscadores. Cámbialos aquí y cambian en todas.',
        { sitio: '{{sitio.nombre}}, {{sitio.telefono}}, {{sitio.correo}}, {{sitio.direccion}}' },
      )}
    >
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
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
        <Button type="submit" size="form" className="self-start" busy={change.isPending}>
          {t('Guardar datos')}
        </Button>
      </form>
    </SiteSection>
  )
}
