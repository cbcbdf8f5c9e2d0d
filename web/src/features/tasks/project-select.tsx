import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { shortName } from '../../platform/short-name.ts'
import { Select } from '../../ui/select.tsx'

type ProjectSelectProps = Omit<ComponentProps<'select'>, 'value' | 'children'> & {
  /** Id of the chosen project; '' for none. */
  value: string
  /** What '' means here. */
  none: string
}

/** Offers the hundred projects that changed last, and the chosen one whatever its age. */
export function ProjectSelect({ value, none, ...rest }: ProjectSelectProps) {
  const { t } = useTranslation()
  const recent = useQuery(api.projects.list.queryOptions({ input: { limit: 100 } })).data?.items
  const isMissing = value !== '' && recent !== undefined && !recent.some(({ id }) => id === value)
  const chosen = useQuery(api.projects.get.queryOptions({ input: { id: value }, enabled: isMissing })).data
  const offered = isMissing && chosen ? [chosen, ...recent] : (recent ?? [])
  return (
    <Select {...rest} value={value}>
      <option value="">{none}</option>
      {/* Keeps the choice while its name is still to come. */}
      {value !== '' && !offered.some(({ id }) => id === value) && (
        <option value={value}>{t('Proyecto')}</option>
      )}
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {shortName(name)}
        </option>
      ))}
    </Select>
  )
}
