import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

/** The site whose kit the quiz's page wears. */
export function SiteField({ site, onSite }: { site: string; onSite: (site: string) => void }) {
  const { t } = useTranslation()
  const sites = useQuery(api.sites.list.queryOptions())
  return (
    <Field
      label={t('Sitio que le da la marca')}
      help={t('Dentro de una página del creador lleva siempre la de esa página.')}
    >
      {(control) => (
        <Select {...control} value={site} onChange={({ target }) => onSite(target.value)}>
          <option value="">{t('Ninguno: colores de serie')}</option>
          {sites.data?.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
