import type { AudioFormat } from '@aurelio/contracts/video-downloader'
import { useTranslation } from 'react-i18next'
import { Select } from '../../ui/select.tsx'
import type { Downloader } from './use-downloader.ts'

const formats: readonly (readonly [AudioFormat, string])[] = [
  ['mp3', 'MP3'],
  ['m4a', 'M4A (AAC)'],
  ['opus', 'Opus'],
  ['wav', 'WAV (uncompressed)'],
]

/** What the sound comes as, where it comes alone. */
export function AudioFormatField({ downloader }: { downloader: Downloader }) {
  const { t } = useTranslation()
  const { choice, choose } = downloader
  return (
    <label className="flex items-center gap-2 text-sm">
      {t('Audio format')}
      <Select
        className="w-auto"
        value={choice.audioFormat}
        onChange={(event) => {
          const chosen = formats.find(([value]) => value === event.target.value)
          if (chosen) choose({ audioFormat: chosen[0] })
        }}
      >
        {formats.map(([value, label]) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </Select>
    </label>
  )
}
