import type { VideoInfo } from '@aurelio/contracts/video-downloader'
import { Captions, FileText, Image } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { trackKey } from './tracks.ts'
import type { Downloader } from './use-downloader.ts'

/** The subtitles, what they say, and the picture, where the site offers them. */
export function ExtraDownloads({ downloader, info }: { downloader: Downloader; info: VideoInfo }) {
  const { t } = useTranslation()
  const { busy, running, download } = downloader
  const disabled = busy !== null || running
  const subtitles = info.subtitles ?? []
  return (
    <>
      {subtitles.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button size="form" disabled={disabled} icon={<Captions aria-hidden="true" className="size-4" />}>
              {t('Download Subtitles')}
            </Button>
          }
        >
          <div className="max-h-80 overflow-y-auto">
            {subtitles.map(({ language, name, automatic }) => (
              <MenuItem
                key={trackKey({ language, automatic })}
                onSelect={() => void download({ kind: 'subtitles', language, automatic })}
              >
                {automatic ? t('{{language}} (automatic)', { language: name }) : name}
              </MenuItem>
            ))}
          </div>
        </Menu>
      )}
      {subtitles.length > 0 && (
        <Menu
          align="start"
          trigger={
            <Button size="form" disabled={disabled} icon={<FileText aria-hidden="true" className="size-4" />}>
              {t('Download Transcript')}
            </Button>
          }
        >
          <div className="max-h-80 overflow-y-auto">
            {subtitles.flatMap(({ language, name, automatic }) => {
              const named = automatic ? t('{{language}} (automatic)', { language: name }) : name
              return (['text', 'srt'] as const).map((as) => (
                <MenuItem
                  key={`${trackKey({ language, automatic })} ${as}`}
                  onSelect={() => void download({ kind: 'subtitles', language, automatic, as })}
                >
                  {as === 'text'
                    ? t('{{track}}, as text', { track: named })
                    : t('{{track}}, as SRT', { track: named })}
                </MenuItem>
              ))
            })}
          </div>
        </Menu>
      )}
      {info.thumbnail !== null && (
        <Button
          size="form"
          disabled={disabled}
          icon={<Image aria-hidden="true" className="size-4" />}
          onClick={() => void download({ kind: 'thumbnail' })}
        >
          {t('Download Thumbnail')}
        </Button>
      )}
    </>
  )
}
