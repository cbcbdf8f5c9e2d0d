import type { VideoFormat } from '@aurelio/contracts/video-downloader'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { formatLabel, qualityLabels } from './formats.ts'
import type { Downloader } from './use-downloader.ts'

/** The two selects: an exact format, and the quality as a ceiling over it. */
export function ChoiceFields({ downloader, formats }: { downloader: Downloader; formats: VideoFormat[] }) {
  const { t } = useTranslation()
  const { choice, choose } = downloader
  return (
    <div className="grid gap-4 @xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Field label={t('Format')}>
        {(control) => (
          <Select
            {...control}
            // The longest label is seen whole on a phone.
            className="tracking-tight"
            value={choice.formatId ?? ''}
            onChange={(event) => choose({ formatId: event.target.value })}
          >
            {formats.map((format) => (
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
  )
}
