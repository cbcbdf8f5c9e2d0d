import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { shortName } from '../../../platform/short-name.ts'
import { useSettled } from '../../../platform/use-settled.ts'
import { Combobox } from '../../../ui/combobox.tsx'

const offered = 8
/** How long a person pauses before their words are looked up, in milliseconds. */
const pause = 200

type TaskPickerProps = { label: string; except: readonly string[]; onChoose: (id: string) => void }

/** Finds a task that is still to do by its words. */
export function TaskPicker({ label, except, onChoose }: TaskPickerProps) {
  const { t } = useTranslation()
  const [words, setWords] = useState<string | null>(null)
  const typed = words?.trim() ?? ''
  const q = useSettled(typed, pause)
  const found = useQuery(
    api.tasks.list.queryOptions({
      input: { limit: offered + except.length, ...(q !== '' && { q }) },
      enabled: words !== null,
      placeholderData: keepPreviousData,
    }),
  )
  const tasks = found.data?.items.filter(({ id }) => !except.includes(id)).slice(0, offered) ?? []
  return (
    <Combobox
      control={{ 'aria-label': label }}
      chosen={t('Elegir una tarea…')}
      choices={tasks.map(({ id, title }) => ({ id, text: shortName(title) }))}
      words={words}
      onWords={setWords}
      onChoose={onChoose}
      isBusy={typed !== q || found.isFetching}
      note={found.isError ? errorText(found.error) : undefined}
    />
  )
}
