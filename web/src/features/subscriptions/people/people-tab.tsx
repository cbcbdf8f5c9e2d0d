import { subscriptionStates } from '@aurelio/contracts/subscriptions'
import { languages } from '@aurelio/page/document'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { InboxDrawing, NothingFoundDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ListSelect } from '../lists/list-select.tsx'
import { subscriptionStateNames } from '../subscription-words.ts'
import { TabPart } from '../tab-part.tsx'
import { nobodyLeftOut, type PeopleFilter, usePeopleFilter } from './people-filter.ts'
import { PersonRow } from './person-row.tsx'

/** Everybody on the lists, the last one first. */
export function PeopleTab() {
  const { t } = useTranslation()
  const [filter, setFilter] = usePeopleFilter()
  const { q, listId, state, language } = filter
  const people = useInfiniteQuery(
    api.subscriptions.people.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(cursor !== undefined && { cursor }),
        ...(q !== '' && { q }),
        ...(listId !== null && { listId }),
        ...(state !== null && { state }),
        ...(language !== null && { language }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
  const rows = people.data?.pages.flatMap(({ items }) => items)
  return (
    <TabPart text={t('De cada persona se guarda qué aceptó, con qué palabras y cuándo.')}>
      <Filters filter={filter} onChange={setFilter} />
      {people.isError && !rows && (
        <ErrorPanel
          title={t('No se han podido cargar las personas')}
          text={errorText(people.error)}
          action={<Button onClick={() => void people.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {people.isPending && <Skeleton className="h-40 rounded-lg" />}
      {rows?.length === 0 &&
        (q === '' && listId === null && state === null && language === null ? (
          <EmptyState
            drawing={<InboxDrawing />}
            title={t('Aún no hay nadie')}
            text={t('Añade a quien te lo haya pedido desde la pestaña «Listas».')}
          />
        ) : (
          <EmptyState
            drawing={<NothingFoundDrawing />}
            title={t('Nadie coincide')}
            action={<Button onClick={() => setFilter(nobodyLeftOut)}>{t('Quitar los filtros')}</Button>}
          />
        ))}
      {rows && rows.length > 0 && (
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {rows.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={people.hasNextPage}
        busy={people.isFetchingNextPage}
        error={people.isFetchNextPageError ? errorText(people.error) : undefined}
        onLoad={() => void people.fetchNextPage()}
      />
    </TabPart>
  )
}

type FiltersProps = { filter: PeopleFilter; onChange: (change: Partial<PeopleFilter>) => void }

function Filters({ filter: { q, listId, state, language }, onChange }: FiltersProps) {
  const { t } = useTranslation()
  return (
    <div className="grid items-end gap-4 @md:grid-cols-2 @3xl:grid-cols-4">
      <SearchField label={t('Buscar personas')} value={q} onSearch={(words) => onChange({ q: words })} />
      <ListSelect
        value={listId}
        none={t('Todas las listas')}
        onChange={(next) => onChange({ listId: next })}
      />
      <Field label={t('Estado')}>
        {(control) => (
          <Select
            {...control}
            value={state ?? ''}
            onChange={({ target }) =>
              onChange({ state: subscriptionStates.find((one) => one === target.value) ?? null })
            }
          >
            <option value="">{t('Cualquiera')}</option>
            {subscriptionStates.map((one) => (
              <option key={one} value={one}>
                {t(subscriptionStateNames[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Idioma')}>
        {(control) => (
          <Select
            {...control}
            value={language ?? 'any'}
            onChange={({ target }) => onChange({ language: target.value === 'any' ? null : target.value })}
          >
            <option value="any">{t('Cualquiera')}</option>
            <option value="">{t('Sin idioma conocido')}</option>
            {languages.map(({ value, name }) => (
              <option key={value} value={value} lang={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}
