import type { VideoPlaylist } from '@aurelio/contracts/video-downloader'
import { useQuery } from '@tanstack/react-query'
import { ListVideo } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { BeginSeveral } from './begin-several.tsx'
import { ErrorBanner } from './error-banner.tsx'
import { formatDuration } from './figures.ts'
import { reasonOf } from './reason.ts'
import { useSeveral } from './use-several.ts'

/** True for the address of a video that stands in a playlist: the engine takes such an address for the video alone. */
export function namesPlaylist(address: string): boolean {
  return URL.canParse(address.trim()) && new URL(address.trim()).searchParams.has('list')
}

type PlaylistCardProps = { url: string; onStarted: (taskId: string) => void }

/** The videos of a playlist: listed when they are asked for, and begun as they were chosen. */
export function PlaylistCard({ url, onStarted }: PlaylistCardProps) {
  const { t } = useTranslation()
  const list = useQuery(
    api.videoDownloader.playlist.queryOptions({ input: { url }, enabled: false, retry: false }),
  )
  if (list.data) return <Choice playlist={list.data} onStarted={onStarted} />
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        size="form"
        busy={list.isFetching}
        icon={<ListVideo aria-hidden="true" className="size-4" />}
        onClick={() => void list.refetch()}
      >
        {t('Choose from the playlist')}
      </Button>
      {list.isError && (
        <ErrorBanner text={t('Error fetching video info: {{reason}}', { reason: reasonOf(list.error) })} />
      )}
    </div>
  )
}

function Choice({ playlist, onStarted }: { playlist: VideoPlaylist; onStarted: (taskId: string) => void }) {
  const { t } = useTranslation()
  const { title, entries, more } = playlist
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const several = useSeveral(onStarted)
  const all = chosen.size === entries.length
  const set = (place: number, isIn: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      if (isIn) next.add(place)
      else next.delete(place)
      return next
    })
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 text-base font-semibold break-words">{title}</h2>
        <Checkbox
          label={t('All {{n}} videos', { n: entries.length })}
          checked={all}
          disabled={several.busy}
          onChange={() => setChosen(all ? new Set() : new Set(entries.keys()))}
        />
      </div>
      <ol
        aria-label={t('Videos of the playlist')}
        className="flex max-h-80 flex-col gap-2 overflow-y-auto rounded-md border p-3"
      >
        {entries.map((entry, place) => (
          <li key={place} className="flex items-start justify-between gap-3">
            <Checkbox
              className="min-w-0 break-words"
              label={entry.title}
              checked={chosen.has(place)}
              disabled={several.busy}
              onChange={(event) => set(place, event.target.checked)}
            />
            <span className="shrink-0 text-dense text-muted tabular-nums">
              {entry.duration === null ? '' : formatDuration(entry.duration)}
            </span>
          </li>
        ))}
      </ol>
      {more && (
        <p className="text-dense text-muted">
          {t('The playlist is longer: its first {{n}} videos are listed.', { n: entries.length })}
        </p>
      )}
      <BeginSeveral
        several={several}
        label={t('Download chosen ({{n}})', { n: chosen.size })}
        disabled={chosen.size === 0}
        onBegin={() =>
          void several.begin(
            entries.map((entry, place) => ({ ...entry, place })).filter(({ place }) => chosen.has(place)),
            ({ place }) => set(place, false),
            (entry) => entry.title,
          )
        }
      />
    </Card>
  )
}
