import type { Contest, ContestEntry } from '@aurelio/contracts/contests'
import { useInfiniteQuery, useMutation, keepPreviousData } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDateTime } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toast.tsx'
import { EntriesExport } from './entries-export.tsx'
import { MarkCell, WorkCell } from './jury-section.tsx'
import { actionNames, apartTexts, contestWords, entryStateNames } from './contest-words.ts'

const states = ['confirmed', 'waiting', 'apart'] as const
const tones = { waiting: 'neutral', confirmed: 'success', apart: 'warning' } as const

/** Who takes part, what their points are for, and who is kept apart and why. */
export function EntriesSection({ contest }: { contest: Contest }) {
  const { t } = useTranslation()
  const titleId = useId()
  const [q, setQ] = useState('')
  const [state, setState] = useState<ContestEntry['state'] | undefined>()
  const entries = useInfiniteQuery(
    api.contests.entries.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: contest.id, limit: 50, q, state, cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
  const items = entries.data?.pages.flatMap((page) => page.items) ?? []
  const { method, gallery } = contest.settings
  const heads = [
    t('Persona'),
    t('Estado'),
    t('Puntos'),
    t('Invitada por'),
    t('Entró'),
    ...(gallery === 'none' ? [] : [t('Obra')]),
    ...(method === 'jury' ? [t('Nota del jurado')] : []),
  ]
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-xl font-semibold">
          {t('Participantes')}
        </h2>
        <div className="flex flex-wrap gap-3">
          <SearchField label={t('Buscar participantes')} value={q} onSearch={setQ} className="min-w-56" />
          <Select
            aria-label={t('Estado')}
            value={state ?? ''}
            onChange={({ target }) => setState(states.find((each) => each === target.value))}
          >
            <option value="">{t('Todas')}</option>
            {states.map((each) => (
              <option key={each} value={each}>
                {t(entryStateNames[each])}
              </option>
            ))}
          </Select>
          <EntriesExport id={contest.id} />
        </div>
      </div>
      {entries.isError && !entries.data && (
        <ErrorPanel
          title={t('No se ha podido cargar quién participa')}
          text={errorText(entries.error)}
          action={<Button onClick={() => void entries.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      <div className="relative overflow-x-auto rounded-lg border">
        <table aria-label={t('Participantes')} className="w-full text-left text-dense">
          <thead className="bg-surface text-muted">
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="px-4 py-2 font-medium whitespace-nowrap">
                  {head}
                </th>
              ))}
              <th scope="col" className="px-4 py-2">
                <span className="sr-only">{t('Acciones')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((entry) => (
              <EntryRow key={entry.id} contest={contest} entry={entry} />
            ))}
            {entries.data && items.length === 0 && (
              <tr className="border-t">
                <td colSpan={heads.length + 1} className="px-4 py-6 text-muted">
                  <p className="max-w-72 @2xl:max-w-none">
                    {q === '' && state === undefined
                      ? t('Aún no participa nadie. Comparte la página del concurso.')
                      : t('Nadie coincide con lo que buscas.')}
                  </p>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <LoadMore
        hasMore={entries.hasNextPage}
        busy={entries.isFetchingNextPage}
        error={entries.isFetchNextPageError ? errorText(entries.error) : undefined}
        onLoad={() => void entries.fetchNextPage()}
      />
    </section>
  )
}

function EntryRow({ contest, entry }: { contest: Contest; entry: ContestEntry }) {
  const { t } = useTranslation()
  const name = entry.name || entry.email
  const setApart = useMutation(
    api.contests.setApart.mutationOptions({
      onError: (error) => notify.error(errorText(error, contestWords)),
    }),
  )
  const isApart = entry.state === 'apart'
  return (
    <tr data-row={entry.id} className="border-t align-top">
      <td className="min-w-44 px-4 py-2">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="block text-muted wrap-anywhere">{entry.email}</span>
      </td>
      <td className="px-4 py-2">
        <Badge tone={tones[entry.state]}>{t(entryStateNames[entry.state])}</Badge>
        {entry.apart !== null && <span className="mt-1 block text-muted">{t(apartTexts[entry.apart])}</span>}
      </td>
      <td className="px-4 py-2 tabular-nums">
        {entry.points}
        <span className="block text-muted">
          {entry.actions.map(({ kind, points }) => `${t(actionNames[kind] ?? kind)}: ${points}`).join(' · ')}
        </span>
      </td>
      <td className="px-4 py-2 wrap-anywhere">{entry.invitedBy ?? '–'}</td>
      <td className="px-4 py-2 whitespace-nowrap">{formatDateTime(entry.createdAt)}</td>
      {contest.settings.gallery !== 'none' && (
        <td className="px-4 py-2">
          <WorkCell contest={contest} entry={entry} />
        </td>
      )}
      {contest.settings.method === 'jury' && (
        <td className="px-4 py-2">
          <MarkCell contest={contest} entry={entry} />
        </td>
      )}
      <td className="px-4 py-2 text-right">
        {contest.state === 'open' && (
          <Button
            size="dense"
            busy={setApart.isPending}
            aria-label={isApart ? t('Devolver a {{name}}', { name }) : t('Apartar a {{name}}', { name })}
            onClick={() => setApart.mutate({ id: contest.id, entryId: entry.id, isApart: !isApart })}
          >
            {isApart ? t('Devolver') : t('Apartar')}
          </Button>
        )}
      </td>
    </tr>
  )
}
