import type { VideoInfo } from '@aurelio/contracts/video-downloader'
import { Download, Film } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { ExtraDownloads } from './extra-downloads.tsx'
import { formatDuration } from './figures.ts'
import { formatLabel, qualityLabels } from './formats.ts'
import type { Downloader } from './use-downloader.ts'

/** What was found, and what to take of it. */
export function VideoCard({ downloader, info }: { downloader: Downloader; info: VideoInfo }) {
  const { t } = useTranslation()
  const { choice, choose, busy, running, download } = downloader
  const { audioOnly } = choice
  const duration = info.duration === null ? t('unknown') : formatDuration(info.duration)
  return (
    <Card className="grid gap-6 md:grid-cols-[280px_minmax(0,1fr)]">
      <Thumbnail key={info.thumbnail} address={info.thumbnail} />
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-col gap-1">
          <h2 className="text-xl font-semibold break-words">{info.title}</h2>
          <p className="text-muted tabular-nums">
            {t('Duration: {{duration}}', { duration: `${info.duration_estimated ? '≈ ' : ''}${duration}` })}
          </p>
          {info.playlist && (
            <p className="text-warning">{t('This address is a playlist: only its first video is taken.')}</p>
          )}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('Format')}>
            {(control) => (
              <Select
                {...control}
                value={choice.formatId ?? ''}
                onChange={(event) => choose({ formatId: event.target.value })}
              >
                {info.formats.map((format) => (
                  <option key={format.format_id} value={format.format_id}>
                    {formatLabel(format)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('Quality')} help={t('Best Quality keeps the format; the others set a ceiling.')}>
            {(control) => (
              <Select
                {...control}
                value={choice.quality}
                onChange={(event) => {
                  const quality = qualityLabels.find(([value]) => value === event.target.value)
                  if (quality) choose({ quality: quality[0] })
                }}
              >
                {qualityLabels.map(([value, label]) => (
                  <option key={value} value={value}>
                    {t(label)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <Checkbox
          label={t('Audio Only (MP3)')}
          checked={audioOnly}
          onChange={(event) => choose({ audioOnly: event.target.checked })}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            size="form"
            busy={busy === 'starting'}
            disabled={running}
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => void download()}
          >
            {audioOnly ? t('Download Audio') : t('Download Video')}
          </Button>
          <ExtraDownloads downloader={downloader} info={info} />
        </div>
        <p className="text-dense text-muted">
          {info.formats.some((format) => format.filesize_estimated) &&
            t('≈ marks what the site does not say and we reckoned or measured.')}
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
