import { type RecordedKind, recordedKinds } from '@aurelio/contracts/audit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDateTime } from '../../platform/format.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { recordWords } from './record-words.ts'

/** What has been done to the workspace, for those who lead it. */
export function AuditScreen() {
  const { t } = useTranslation()
  const [kind, setKind] = useState<RecordedKind>()
  const records = useInfiniteQuery(
    api.audit.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(cursor === undefined ? {} : { cursor }),
        ...(kind === undefined ? {} : { kind }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const rows = records.data?.pages.flatMap(({ items }) => items)
  return (
    <section className="flex max-w-180 flex-col gap-4" aria-labelledby="audit">
      <h2 id="audit" className="text-base font-semibold">
        {t('Registro')}
      </h2>
      <Field label={t('Mostrar')} className="max-w-80">
        {(control) => (
          <Select
            {...control}
            value={kind ?? ''}
            onChange={({ target }) => setKind(recordedKinds.find((one) => one === target.value))}
          >
            <option value="">{t('Todo')}</option>
            {recordedKinds.map((one) => (
              <option key={one} value={one}>
                {t(recordWords[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {records.isError && !rows && (
        <ErrorPanel
          title={t('No se ha podido cargar el registro')}
          text={errorText(records.error)}
          action={<Button onClick={() => void records.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {records.isPending && <Skeleton className="h-40" />}
      {rows?.length === 0 && <p className="text-muted">{t('No hay nada de este tipo.')}</p>}
      {rows && rows.length > 0 && (
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {rows.map(({ id, at, kind: what, actor, person }) => (
            <li key={id} className="flex flex-col gap-1 p-4">
              <p className="font-medium break-words">
                {t(recordWords[what])}
                {person && `: ${person.name}`}
              </p>
              <p className="text-dense break-words text-muted">
                {actor?.name ?? t('Cuenta eliminada')} · {formatDateTime(at)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {records.hasNextPage && (
        <Button
          className="self-center"
          busy={records.isFetchingNextPage}
          onClick={() => void records.fetchNextPage()}
        >
          {t('Cargar más')}
        </Button>
      )}
    </section>
  )
}
