import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { shortName } from '../../../platform/short-name.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { useTypedWords } from '../../../ui/use-typed-words.ts'

const offered = 8

/** Offers the last leads; typing finds the others. */
export function LeadAdder({ onAdd }: { onAdd: (id: string) => void }) {
  const { t } = useTranslation()
  const typed = useTypedWords()
  const found = useQuery(
    api.leads.list.queryOptions({
      input: { limit: offered, ...typed.asked },
      enabled: typed.isOpen,
      placeholderData: keepPreviousData,
    }),
  )
  const note = found.data?.nextCursor ? t('Escribe para encontrar otros.') : undefined
  return (
    <Combobox
      control={{ 'aria-label': t('Enlazar un lead') }}
      className="@xl:max-w-80 @4xl:max-w-none"
      chosen={t('Enlazar un lead…')}
      choices={(found.data?.items ?? []).map(({ id, name, email, phone }) => ({
        id,
        text: shortName(name || email || phone || t('Lead sin nombre')),
      }))}
      {...typed.state}
      onChoose={onAdd}
      isBusy={!typed.isSettled || found.isFetching}
      note={found.isError ? errorText(found.error) : note}
    />
  )
}
