import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Select } from '../../../ui/select.tsx'

type SiteFilterProps = { chosen: string | null; onChoose: (siteId: string | null) => void }

/** Which site's pages are shown; nothing to choose where there is one. */
export function SiteFilter({ chosen, onChoose }: SiteFilterProps) {
  const { t } = useTranslation()
  const maySee = useCan('workspace.see')
  const sites = useQuery({ ...api.sites.list.queryOptions(), enabled: maySee })
  if (!sites.data || (sites.data.items.length < 2 && chosen === null)) return null
  return (
    <Select
      aria-label={t('Sitio')}
      value={chosen ?? ''}
      className="w-44"
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">{t('Todos los sitios')}</option>
      {sites.data.items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
