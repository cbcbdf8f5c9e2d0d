import type { VideoInfo } from '@aurelio/contracts/video-downloader'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { trimFaults } from './moments.ts'
import { trackKey } from './tracks.ts'
import type { Downloader } from './use-downloader.ts'

/** Which part is kept, and whether subtitles are drawn onto the picture. */
export function PartFields({ downloader, info }: { downloader: Downloader; info: VideoInfo }) {
  const { t } = useTranslation()
  const { choice, choose } = downloader
  const faults = trimFaults(choice, info.duration)
  const subtitles = info.subtitles ?? []
  return (
    <div className="grid gap-4 @sm:grid-cols-2">
      <Field label={t('From')} help={t('Empty: from the beginning.')} error={faults.from ?? undefined}>
        {(control) => (
          <Input
            {...control}
            placeholder="0:00"
            value={choice.from}
            onChange={(event) => choose({ from: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('To')} help={t('Empty: to the end.')} error={faults.to ?? undefined}>
        {(control) => (
          <Input
            {...control}
            placeholder="1:15"
            value={choice.to}
            onChange={(event) => choose({ to: event.target.value })}
          />
        )}
      </Field>
      {subtitles.length > 0 && !choice.audioOnly && (
        <Field label={t('Subtitles in the picture')} className="@sm:col-span-2">
          {(control) => (
            <Select
              {...control}
              value={choice.burned === null ? '' : trackKey(choice.burned)}
              onChange={(event) =>
                choose({ burned: subtitles.find((track) => trackKey(track) === event.target.value) ?? null })
              }
            >
              <option value="">{t('None')}</option>
              {subtitles.map((track) => (
                <option key={trackKey(track)} value={trackKey(track)}>
                  {track.automatic ? t('{{language}} (automatic)', { language: track.name }) : track.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  )
}
