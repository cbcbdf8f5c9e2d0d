import type { VideoInfo } from '@aurelio/contracts/video-downloader'
import { Download, Film } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { AudioFormatField } from './audio-format-field.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { ExtraDownloads } from './extra-downloads.tsx'
import { formatDuration } from './figures.ts'
import { FrameDownload } from './frame-download.tsx'
import { trimFaults } from './moments.ts'
import { PartFields } from './part-fields.tsx'
import type { Downloader } from './use-downloader.ts'

/** What was found, and what to take of it. */
export function VideoCard({ downloader, info }: { downloader: Downloader; info: VideoInfo }) {
  const { t } = useTranslation()
  const { choice, choose, busy, running, download } = downloader
  const { audioOnly } = choice
  const faults = trimFaults(choice, info.duration)
  const duration = info.duration === null ? t('unknown') : formatDuration(info.duration)
  return (
    <Card className="grid gap-6 @2xl:grid-cols-[280px_minmax(0,1fr)]">
      <Thumbnail key={info.thumbnail} address={info.thumbnail} />
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 className="text-xl font-semibold break-words">{info.title}</h2>
          <p className="text-muted tabular-nums">
            {info.duration_estimated
              ? t('Duration: {{duration}} (estimated)', { duration })
              : t('Duration: {{duration}}', { duration })}
          </p>
          {info.playlist && (
            <p className="text-muted">
              {t('This address is a playlist: here is its first video. Choose others below.')}
            </p>
          )}
        </div>
        <ChoiceFields downloader={downloader} formats={info.formats} />
        <div className="flex min-h-10 flex-wrap items-center gap-x-6 gap-y-2">
          <Checkbox
            label={t('Audio Only (MP3)')}
            checked={audioOnly}
            onChange={(event) => choose({ audioOnly: event.target.checked })}
          />
          {audioOnly && <AudioFormatField downloader={downloader} />}
        </div>
        <PartFields downloader={downloader} info={info} />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            size="form"
            busy={busy === 'starting'}
            disabled={running || faults.from !== null || faults.to !== null}
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => void download()}
          >
            {audioOnly ? t('Download Audio') : t('Download Video')}
          </Button>
          <ExtraDownloads downloader={downloader} info={info} />
        </div>
        <FrameDownload downloader={downloader} info={info} />
        <p className="text-dense text-muted">
          {(info.duration_estimated || info.formats.some((format) => format.filesize_estimated)) &&
            t('≈ Estimated: the site does not say it, so we reckoned or measured it.')}
        </p>
      </div>
    </Card>
  )
}

function Thumbnail({ address }: { address: string | null }) {
  const [failed, setFailed] = useState(false)
  const box = 'aspect-video w-full rounded-md border bg-raised'
  if (address === null || failed)
    return (
      <div className={`${box} grid place-items-center text-muted`}>
        <Film aria-hidden="true" className="size-8" />
      </div>
    )
  return <img src={address} alt="" className={`${box} object-cover`} onError={() => setFailed(true)} />
}
