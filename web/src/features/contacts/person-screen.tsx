import { addresses } from '@aurelio/contracts/addresses'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { shortName } from '../../platform/short-name.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { NothingFoundDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TimeLine } from './time-line.tsx'

/** All that is known of one person, whichever room they came by, on one line. */
export function PersonScreen() {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const line = useInfiniteQuery(
    api.contacts.timeLine.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const first = line.data?.pages[0]
  const entries = line.data?.pages.flatMap(({ items }) => items)
  if (line.isError && !entries)
    return isGone(line.error) ? (
      <EmptyState
        drawing={<NothingFoundDrawing />}
        title={t('Aquí no hay nadie')}
        heading
        text={t('Puede que se haya eliminado, o que sea de otro espacio.')}
        action={
          <Link to={addresses.leads} className={buttonClass()}>
            {t('Ver los leads')}
          </Link>
        }
      />
    ) : (
      <ErrorPanel
        title={t('No se ha podido cargar su historia')}
        text={errorText(line.error)}
        action={<Button onClick={() => void line.refetch()}>{t('Reintentar')}</Button>}
      />
    )
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader
        title={shortName(first ? first.name || first.mails[0] || t('Alguien') : t('Historia de una persona'))}
        text={t('Todo lo que ha hecho y lo que le habéis escrito, lo último primero.')}
      />
      {first && <Reach mails={first.mails} phones={first.phones} />}
      {line.isPending && <Skeleton className="h-40 rounded-lg" />}
      {entries && <TimeLine entries={entries} />}
      <LoadMore
        hasMore={line.hasNextPage}
        busy={line.isFetchingNextPage}
        error={line.isFetchNextPageError ? errorText(line.error) : undefined}
        onLoad={() => void line.fetchNextPage()}
      />
      <p className="text-dense text-muted">
        {t('Las visitas a tus páginas no están aquí: se cuentan sin saber de quién son.')}
      </p>
    </div>
  )
}

function Reach({ mails, phones }: { mails: readonly string[]; phones: readonly string[] }) {
  const { t } = useTranslation()
  if (mails.length + phones.length === 0) return null
  return (
    <ul aria-label={t('Cómo contactar')} className="flex flex-wrap gap-x-4 gap-y-1">
      {mails.map((mail) => (
        <li key={mail}>
          <a href={`mailto:${mail}`} className="text-accent-text wrap-anywhere hover:underline">
            {mail}
          </a>
        </li>
      ))}
      {phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone}`} className="text-accent-text hover:underline">
            {phone}
          </a>
        </li>
      ))}
    </ul>
  )
}
