import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { Select } from '../../ui/select.tsx'

type PageFilterProps = { chosen: string | null; onChoose: (pageId: string | null) => void }

/** Offers the hundred pages that changed last; older ones are found in the whole list. */
export function PageFilter({ chosen, onChoose }: PageFilterProps) {
  const { t } = useTranslation()
  const { data } = useQuery(api.pages.list.queryOptions({ input: { limit: 100 } }))
  return (
    <Select
      aria-label={t('Página')}
      className="w-full @xl:w-56"
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.target.value || null)}
    >
      <option value="">{t('Todas las páginas')}</option>
      {data?.items.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
