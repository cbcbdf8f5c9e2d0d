import { useTranslation } from 'react-i18next'
import { shortName } from '../../platform/short-name.ts'
import { Select } from '../../ui/select.tsx'
import { useTeam } from './use-team.ts'

type AssigneeFilterProps = { chosen: string | null; onChoose: (assigneeId: string | null) => void }

/** Whose leads; nothing for who works alone. One's own have a box of their own. */
export function AssigneeFilter({ chosen, onChoose }: AssigneeFilterProps) {
  const { t } = useTranslation()
  const team = useTeam()
  if (team.length === 0) return null
  return (
    <Select
      aria-label={t('Responsable')}
      className="w-full @xl:w-44"
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      <option value="">{t('De todo el equipo')}</option>
      {team.map(({ id, name }) => (
        <option key={id} value={id}>
          {shortName(name)}
        </option>
      ))}
    </Select>
  )
}
