import { addresses } from '@aurelio/contracts/addresses'
import type { VideoEngineState } from '@aurelio/contracts/video-downloader'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Copy, Download, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api, client } from '../../platform/api/client.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { notify } from '../../ui/toast.tsx'
import { EngineLimits } from './engine-limits.tsx'
import { ErrorBanner } from './error-banner.tsx'
import { reasonOf } from './reason.ts'

const sources = { setting: 'named by a setting', data: 'in the data folder', path: 'installed on the system' }

/** What the downloader runs on: versions, age, what is missing and how to install it. For whoever keeps the installation. */
export function EngineScreen() {
  const { t } = useTranslation()
  const engine = useQuery(
    api.videoDownloader.engine.queryOptions({
      refetchInterval: ({ state }) => (state.data?.fetching ? 1000 : false),
    }),
  )
  return (
    <div lang="en" className="flex w-full max-w-3xl flex-col gap-6">
      <PageHeader
        title={t('Video engine')}
        text={t('The programs that fetch and convert videos on this server.')}
        actions={
          <Link to={addresses.tool('youtube-downloader')} className={buttonClass({ variant: 'ghost' })}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('YouTube Downloader')}
          </Link>
        }
      />
      {engine.isPending && <Skeleton className="h-48" />}
      {engine.isError && !engine.data && (
        <ErrorPanel
          title={t('The state of the engine could not be loaded')}
          text={reasonOf(engine.error)}
          action={<Button onClick={() => void engine.refetch()}>{t('Try again')}</Button>}
        />
      )}
      {engine.data && <EngineState state={engine.data} />}
    </div>
  )
}

function EngineState({ state }: { state: VideoEngineState }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const options = {
    onSuccess: (next: VideoEngineState) =>
      queryClient.setQueryData(api.videoDownloader.engine.queryKey(), next),
    onError: (error: unknown) => {
      notify.error(reasonOf(error))
    },
  }
  const fetchEngine = useMutation({ mutationFn: () => client.videoDownloader.fetchEngine(), ...options })
  const restore = useMutation({ mutationFn: () => client.videoDownloader.restoreEngine(), ...options })
  const [inUse, before] = state.kept
  return (
    <>
      <Card className="p-0">
        <ul className="flex flex-col divide-y">
          {state.programs.map((program) => (
            <ProgramRow key={program.name} program={program} state={state} />
          ))}
        </ul>
      </Card>
      {state.installCommand !== null && <InstallCommand command={state.installCommand} />}
      {state.fetchError !== null && <ErrorBanner text={state.fetchError} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          busy={state.fetching || fetchEngine.isPending}
          disabled={!state.mayFetch || inUse === state.recommended}
          icon={<Download aria-hidden="true" className="size-4" />}
          onClick={() => fetchEngine.mutate()}
        >
          {t('Fetch yt-dlp {{version}}', { version: state.recommended })}
        </Button>
        {before !== undefined && (
          <Button
            busy={restore.isPending}
            icon={<Undo2 aria-hidden="true" className="size-4" />}
            onClick={() => restore.mutate()}
          >
            {t('Go back to {{version}}', { version: before })}
          </Button>
        )}
        {!state.mayFetch && (
          <p className="text-muted">{t('Fetching is switched off on this server (VIDEO_ENGINE_FETCH).')}</p>
        )}
      </div>
      <p className="max-w-prose text-dense text-muted">
        {t(
          'The official release is verified against its published checksums and kept in the data folder, with the one before. Sites change often: an old engine is the commonest cause of failed downloads.',
        )}
      </p>
      <EngineLimits limits={state.limits} />
    </>
  )
}

function ProgramRow({
  program,
  state,
}: {
  program: VideoEngineState['programs'][number]
  state: VideoEngineState
}) {
  const { t } = useTranslation()
  const { name, version, source, ageDays } = program
  const outdated = name === 'yt-dlp' && state.outdated
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4">
      <div className="flex flex-col gap-0.5">
        <p className="font-medium">{name}</p>
        <p className="text-dense text-muted tabular-nums">
          {version === null
            ? t('Not found on this server.')
            : [
                version,
                ...(source ? [t(sources[source])] : []),
                ...(ageDays === null
                  ? []
                  : [ageDays === 1 ? t('1 day old') : t('{{count}} days old', { count: ageDays })]),
              ].join(' · ')}
        </p>
      </div>
      {version === null ? (
        <Badge tone="warning">{t('Missing')}</Badge>
      ) : outdated ? (
        <Badge tone="warning">{t('Outdated')}</Badge>
      ) : (
        <Badge tone="success">{t('Ready')}</Badge>
      )}
    </li>
  )
}

function InstallCommand({ command }: { command: string }) {
  const { t } = useTranslation()
  return (
    <Card className="flex flex-col gap-2">
      <p className="font-medium">{t('Install what is missing with this command:')}</p>
      <div className="flex items-center gap-2">
        <code className="min-w-0 flex-1 overflow-x-auto rounded-md bg-raised p-2 font-mono text-dense">
          {command}
        </code>
        <IconButton
          label={t('Copy the command')}
          icon={<Copy aria-hidden="true" className="size-4" />}
          onClick={() =>
            void navigator.clipboard.writeText(command).then(
              () => notify.success(t('Command copied')),
              () => notify.error(t('The browser did not let us copy. Select the command instead.')),
            )
          }
        />
      </div>
    </Card>
  )
}
