import { taskStates, type TaskState } from '@aurelio/contracts/tasks'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/select.tsx'
import { stateNames } from './task-words.ts'

type StateSelectProps = Omit<ComponentProps<'select'>, 'value' | 'children' | 'onChange'> & {
  value: TaskState
  onChoose: (state: TaskState) => void
}

/** How far a task is. */
export function StateSelect({ value, onChoose, ...rest }: StateSelectProps) {
  const { t } = useTranslation()
  return (
    <Select
      aria-label={t('Estado')}
      {...rest}
      value={value}
      onChange={({ target }) => onChoose(taskStates.find((state) => state === target.value) ?? value)}
    >
      {taskStates.map((state) => (
        <option key={state} value={state}>
          {t(stateNames[state])}
        </option>
      ))}
    </Select>
  )
}
