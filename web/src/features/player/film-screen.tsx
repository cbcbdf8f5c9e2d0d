import type { Film } from '@aurelio/contracts/films'
import { useQuery } from '@tanstack/react-query'
import { Tabs } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isGone } from '../../platform/api/field-errors.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BehaviourTab } from './behaviour/behaviour-tab.tsx'
import { FilmHeading } from './film-heading.tsx'
import { FilmProgress } from './film-progress.tsx'
import { playerPath } from './player-path.ts'
import { RetentionTab } from './retention/retention-tab.tsx'
import { VideoTab } from './video/video-tab.tsx'
import { TabRow } from '../../ui/tab-row.tsx'

const tabs = [
  { id: 'video', label: 'Vídeo' },
  { id: 'behaviour', label: 'Comportamiento' },
  { id: 'retention', label: 'Retención' },
] as const
const busyMs = 1000

/** One film: what it is, what it does on a page, and how far it is seen. `?tab=` names the open tab. */
export function FilmScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const film = useQuery(
    api.films.get.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => state.data?.state === 'preparing' && busyMs,
    }),
  )
  if (film.data) return <Loaded key={id} film={film.data} />
  if (!film.isError) return <Skeleton className="h-96 rounded-lg" />
  const gone = isGone(film.error)
  return (
    <ErrorPanel
      heading
      title={gone ? t('Este vídeo no está') : t('No se ha podido cargar el vídeo')}
      text={
        gone ? t('Puede que se haya eliminado, o que la dirección no sea correcta.') : errorText(film.error)
      }
      action={
        gone ? (
          <Link to={playerPath} className={buttonClass()}>
            {t('Volver a los vídeos')}
          </Link>
        ) : (
          <Button onClick={() => void film.refetch()}>{t('Reintentar')}</Button>
        )
      }
    />
  )
}

function Loaded({ film }: { film: Film }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'video'
  return (
    <div className="flex flex-col gap-6">
      <FilmHeading film={film} />
      <FilmProgress film={film} />
      <Tabs.Root
        value={tab}
        onValueChange={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
        className="flex flex-col gap-6"
      >
        <TabRow label={t('Partes del vídeo')} tabs={tabs} open={tab} />
        <Tabs.Content value="video">
          <VideoTab film={film} />
        </Tabs.Content>
        <Tabs.Content value="behaviour">
          <BehaviourTab film={film} />
        </Tabs.Content>
        <Tabs.Content value="retention">
          <RetentionTab film={film} />
        </Tabs.Content>
      </Tabs.Root>
    </div>
  )
}
