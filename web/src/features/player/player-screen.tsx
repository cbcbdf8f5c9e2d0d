import type { FilmSummary } from '@aurelio/contracts/films'
import { useQuery } from '@tanstack/react-query'
import { Film } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { formatBytes, formatDate } from '../../platform/format.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FilmProgress } from './film-progress.tsx'
import { FilmState } from './film-state.tsx'
import { timeText } from './film-words.ts'
import { filmPath } from './player-path.ts'
import { FetchFilm } from './upload/fetch-film.tsx'
import { FileChoice } from './upload/file-choice.tsx'
import { filmTypes, useFilmUpload } from './upload/use-film-upload.ts'

/** While something is on its way, it is looked at so often. */
const busyMs = 1000

/** The films of the workspace, and those on their way (page-builder.md §2, player). */
export function PlayerScreen() {
  const { t } = useTranslation()
  const mayChange = useCan('pictures.change')
  const films = useQuery(
    api.films.list.queryOptions({
      refetchInterval: ({ state }) =>
        state.data?.items.some((film) => film.state === 'preparing') === true && busyMs,
    }),
  )
  const items = films.data?.items ?? []
  const send = useFilmUpload(items, films.data?.largest)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('AurelioPlayer')}
        text={t(
          'Tus vídeos para páginas de venta: con llamada a la acción, petición de correo y lo que se ve de ellos.',
        )}
        actions={
          mayChange && (
            <>
              <FetchFilm />
              <FileChoice
                label={t('Subir vídeo')}
                variant="primary"
                accept={filmTypes}
                multiple
                onFiles={send}
              />
            </>
          )
        }
      />
      {films.isError && !films.data && (
        <ErrorPanel
          title={t('No se han podido cargar los vídeos')}
          text={errorText(films.error)}
          action={<Button onClick={() => void films.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {films.data && items.length === 0 && (
        <EmptyState
          drawing={<Film aria-hidden="true" className="size-10 text-muted" strokeWidth={1.25} />}
          title={t('Aún no hay ningún vídeo')}
          text={t(
            'Sube uno en MP4, MOV, MKV, WebM o AVI: se convierte solo para que se vea en todas partes.',
          )}
        />
      )}
      <div className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {items.map((film) => (
          <FilmCard key={film.id} film={film} />
        ))}
        {films.isPending && <Skeleton className="h-64 rounded-lg" />}
      </div>
    </div>
  )
}

function FilmCard({ film }: { film: FilmSummary }) {
  const nameId = useId()
  return (
    <article
      aria-labelledby={nameId}
      data-row={film.id}
      className="flex min-w-0 flex-col overflow-hidden rounded-lg border bg-surface"
    >
      <Link to={filmPath(film.id)} className="group flex flex-col">
        <span className="grid aspect-video place-items-center overflow-hidden bg-hover">
          {film.poster === null ? (
            <Film aria-hidden="true" className="size-8 text-muted" />
          ) : (
            <img src={film.poster} alt="" className="size-full object-contain" loading="lazy" />
          )}
        </span>
        <span id={nameId} className="truncate px-4 pt-3 font-semibold group-hover:underline">
          <bdi>{film.name}</bdi>
        </span>
      </Link>
      <div className="flex flex-col gap-2 px-4 pt-1 pb-4">
        <p className="flex flex-wrap items-center gap-2 text-dense text-muted tabular-nums">
          <FilmState state={film.state} />
          {film.duration !== null && <span>{timeText(film.duration)}</span>}
          <span>{formatBytes(film.size)}</span>
          <span>{formatDate(film.createdAt)}</span>
        </p>
        <FilmProgress film={film} />
      </div>
    </article>
  )
}
