import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { shortName } from '../../../platform/short-name.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { useTypedWords } from '../../../ui/use-typed-words.ts'
import type { AboutDraft } from './about-draft.ts'

const offered = 8

type TestPageSelectProps = Pick<ComponentProps<typeof Combobox>, 'control'> & {
  about: AboutDraft
  onChoose: (page: Pick<AboutDraft, 'pageId' | 'pageName'>) => void
}

/** Offers the pages that changed last; typing finds the others. */
export function TestPageSelect({ control, about, onChoose }: TestPageSelectProps) {
  const { t } = useTranslation()
  const typed = useTypedWords()
  const { q } = { q: undefined, ...typed.asked }
  const last = useQuery(
    api.pages.list.queryOptions({ input: { limit: offered }, enabled: typed.isOpen && q === undefined }),
  )
  const found = useQuery(
    api.search.queryOptions({
      input: { q: q ?? '' },
      enabled: typed.isOpen && q !== undefined,
      placeholderData: keepPreviousData,
    }),
  )
  const asked = q === undefined ? last : found
  const pages = q === undefined ? (last.data?.items ?? []) : (found.data?.pages ?? [])
  const none = t('Ninguna página')
  return (
    <Combobox
      control={control}
      chosen={about.pageId === null ? none : shortName(about.pageName)}
      choices={[
        ...(typed.isBlank ? [{ id: '', text: none }] : []),
        ...pages.map(({ id, name }) => ({ id, text: shortName(name) })),
      ]}
      {...typed.state}
      onChoose={(id) => {
        const page = pages.find((one) => one.id === id)
        onChoose({ pageId: page?.id ?? null, pageName: page?.name ?? '' })
      }}
      isBusy={!typed.isSettled || asked.isFetching}
      note={asked.isError ? errorText(asked.error) : undefined}
    />
  )
}
