import { type Role, roles } from '@aurelio/contracts/session'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../platform/auth/use-can.ts'
import { Select } from '../../ui/select.tsx'
import { roleNames } from './role-words.ts'

type RoleSelectProps = Omit<ComponentProps<'select'>, 'value' | 'children' | 'onChange'> & {
  value: Role
  onRole: (role: Role) => void
}

/** The four roles; only owners make owners. */
export function RoleSelect({ value, onRole, ...rest }: RoleSelectProps) {
  const { t } = useTranslation()
  const makesOwners = useCan('workspace.own')
  return (
    <Select
      {...rest}
      value={value}
      onChange={({ target }) => {
        const chosen = roles.find((role) => role === target.value)
        if (chosen) onRole(chosen)
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role} disabled={role === 'owner' && !makesOwners}>
          {t(roleNames[role])}
        </option>
      ))}
    </Select>
  )
}
