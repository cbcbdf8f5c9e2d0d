import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { shortName } from '../../platform/short-name.ts'
import { Select } from '../../ui/select.tsx'

type MemberSelectProps = Omit<ComponentProps<'select'>, 'value' | 'children'> & {
  /** Id of the chosen person; '' for nobody. */
  value: string
  /** Their name, while the list of people is still to come. */
  name?: string | undefined
  /** What '' means here; nobody, unless told otherwise. */
  none?: string
}

/** Who does it: one of the workspace's people, or nobody. */
export function MemberSelect({ value, name, none, ...rest }: MemberSelectProps) {
  const { t } = useTranslation()
  const enabled = useCan('workspace.members')
  const members = useQuery(api.people.list.queryOptions({ enabled })).data?.items ?? []
  return (
    <Select {...rest} value={value}>
      <option value="">{none ?? t('Nadie')}</option>
      {value !== '' && !members.some(({ id }) => id === value) && (
        <option value={value}>{name ?? t('Alguien')}</option>
      )}
      {members.map((member) => (
        <option key={member.id} value={member.id}>
          {shortName(member.name)}
        </option>
      ))}
    </Select>
  )
}
