import { type LeadState, leadStates } from '@aurelio/contracts/leads'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/select.tsx'
import { stateNames } from './lead-words.ts'

type StateSelectProps = Omit<ComponentProps<'select'>, 'value' | 'children' | 'onChange'> & {
  value: LeadState | null
  /** The entry for no state; absent where one must be chosen. */
  none?: string
  onChoose: (state: LeadState | null) => void
}

/** How far a lead has come. */
export function StateSelect({ value, none, onChoose, ...rest }: StateSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      aria-label={t('Estado')}
      {...rest}
      value={value ?? ''}
      onChange={({ target }) => onChoose(leadStates.find((state) => state === target.value) ?? null)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {leadStates.map((state) => (
        <option key={state} value={state}>
          {t(stateNames[state])}
        </option>
      ))}
    </Select>
  )
}
