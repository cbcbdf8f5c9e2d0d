import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../platform/api/client.ts'
import { useCan } from '../platform/auth/use-can.ts'
import { shortName } from '../platform/short-name.ts'
import { Select } from './select.tsx'

type MemberSelectProps = Omit<ComponentProps<'select'>, 'value' | 'children'> & {
  /** Id of the chosen person; '' for nobody. */
  value: string
  /** Their name, while the list of people is still to come. */
  name?: string | undefined
  /** What '' means here; nobody, unless told otherwise. */
  none?: string
  /** The project that it is about: who works on it comes first. */
  projectId?: string | null
}

/** Who does it: one of the workspace's people, or nobody. */
export function MemberSelect({ value, name, none, projectId, ...rest }: MemberSelectProps) {
  const { t } = useTranslation()
  const enabled = useCan('workspace.members')
  const members = useQuery(api.people.list.queryOptions({ enabled })).data?.items ?? []
  const ofProject = useProjectMembers(projectId ?? '')
  const first = members.filter(({ id }) => ofProject.has(id))
  const others = members.filter(({ id }) => !ofProject.has(id))
  return (
    <Select {...rest} value={value}>
      <option value="">{none ?? t('Nadie')}</option>
      {value !== '' && !members.some(({ id }) => id === value) && (
        <option value={value}>{name ?? t('Alguien')}</option>
      )}
      {first.length > 0 && (
        <optgroup label={t('Del proyecto')}>
          <Options people={first} />
        </optgroup>
      )}
      {first.length > 0 && others.length > 0 ? (
        <optgroup label={t('Los demás')}>
          <Options people={others} />
        </optgroup>
      ) : (
        <Options people={others} />
      )}
    </Select>
  )
}

function Options({ people }: { people: readonly { id: string; name: string }[] }) {
  return people.map(({ id, name }) => (
    <option key={id} value={id}>
      {shortName(name)}
    </option>
  ))
}

/** The accounts of those who work on a project; nobody where it is none. */
function useProjectMembers(id: string): ReadonlySet<string> {
  const isTeam = useCan('projects.change')
  const { data } = useQuery(
    api.projectMembers.list.queryOptions({ input: { id }, enabled: isTeam && id !== '' }),
  )
  return new Set(data?.items.map((member) => member.id))
}
