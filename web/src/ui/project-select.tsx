import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../platform/api/client.ts'
import { errorText } from '../platform/api/error-text.ts'
import { shortName } from '../platform/short-name.ts'
import { Combobox } from './combobox.tsx'
import { ProjectDot } from './project-dot.tsx'
import { useTypedWords } from './use-typed-words.ts'

/** How many are offered at once: without a scroll of its own the list works inside a dialog too. */
const offered = 8

type ComboboxProps = ComponentProps<typeof Combobox>
type ProjectSelectProps = ComboboxProps['control'] &
  Pick<ComboboxProps, 'onBlur' | 'className'> & {
    /** Id of the chosen project; '' for none. */
    value: string
    onChoose: (id: string) => void
    /** What '' means here. */
    none: string
  }

/** Offers the projects that changed last; typing finds the others. */
export function ProjectSelect({ value, onChoose, none, onBlur, className, ...control }: ProjectSelectProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const typed = useTypedWords()
  const found = useQuery(
    api.projects.list.queryOptions({
      input: { limit: offered, ...typed.asked },
      enabled: typed.isOpen,
      placeholderData: keepPreviousData,
    }),
  )
  const chosen = useQuery(api.projects.get.queryOptions({ input: { id: value }, enabled: value !== '' })).data
  const projects = found.data?.items ?? []
  const choices = projects.map(({ id, name, color }) => ({
    id,
    text: shortName(name),
    mark: <ProjectDot color={color} />,
  }))

  function choose(id: string) {
    const project = projects.find((one) => one.id === id)
    // Its name is known: it need not be asked for.
    if (project) queryClient.setQueryData(api.projects.get.queryKey({ input: { id } }), project)
    onChoose(id)
  }

  return (
    <Combobox
      control={control}
      className={className}
      onBlur={onBlur}
      chosen={value === '' ? none : shortName(chosen?.name ?? t('Proyecto'))}
      choices={typed.isBlank ? [{ id: '', text: none }, ...choices] : choices}
      {...typed.state}
      onChoose={choose}
      isBusy={!typed.isSettled || found.isFetching}
      note={
        found.isError
          ? errorText(found.error)
          : found.data?.nextCursor
            ? t('Escribe para encontrar otros.')
            : undefined
      }
    />
  )
}
