import type { VideoInfo } from '@aurelio/contracts/video-downloader'
import { Camera } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { momentFault, secondsOf } from './moments.ts'
import type { Downloader } from './use-downloader.ts'

/** A picture out of the video itself, at a moment. */
export function FrameDownload({ downloader, info }: { downloader: Downloader; info: VideoInfo }) {
  const { t } = useTranslation()
  const [at, setAt] = useState('')
  const { busy, running, download } = downloader
  const fault = momentFault(at, info.duration)
  function take(event: SubmitEvent) {
    event.preventDefault()
    if (fault === null) void download({ kind: 'frame', at: secondsOf(at) ?? 0 })
  }
  return (
    <form noValidate onSubmit={take} className="flex flex-wrap items-start gap-3">
      <Field
        label={t('Picture out of the video, at')}
        error={fault ?? undefined}
        className="min-w-40 flex-1 basis-40"
      >
        {(control) => (
          <Input {...control} placeholder="0:00" value={at} onChange={(event) => setAt(event.target.value)} />
        )}
      </Field>
      <Button
        type="submit"
        size="form"
        className="@sm:mt-6.5"
        disabled={busy !== null || running || fault !== null}
        icon={<Camera aria-hidden="true" className="size-4" />}
      >
        {t('Download Frame')}
      </Button>
    </form>
  )
}
