import { type MediaFileKind, mediaFileSchema } from '@aurelio/contracts/media-files'
import { headBytes, playableKind } from '@aurelio/contracts/playable-media'
import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../../../../../platform/api/error-text.ts'
import { sendFileWatched } from '../../../../../../platform/api/send-file-watched.ts'
import { formatBytes } from '../../../../../../platform/format.ts'
import { i18n } from '../../../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../../../ui/button.tsx'
import { ProgressBar } from '../../../../../../ui/progress-bar.tsx'
import { notify } from '../../../../../../ui/toast.tsx'

const words = {
  UNSUPPORTED_MEDIA_TYPE:
    'No es un MP4, WebM, MP3, M4A, OGG o WAV, que es lo que reproducen los navegadores. Guárdalo en uno de esos formatos y vuelve a subirlo.',
  PAYLOAD_TOO_LARGE: ({ bytes }) =>
    i18n.t('Ocupa más de {{size}}, lo máximo. Redúcelo o recórtalo y vuelve a subirlo.', {
      size: formatBytes(bytes),
    }),
} satisfies ProblemWords

/** What is on its way. */
type Sending = { name: string; share: number; stop: AbortController }

/** A button that takes a film or a sound of the person's own into the library, and how far it has come. */
export function MediaUpload({ kind, largest }: { kind: MediaFileKind; largest: number }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const { sending, send } = useUpload(kind, largest)

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    if (file) void send(file)
    target.value = ''
  }

  if (sending) {
    const { name, share, stop } = sending
    const percent = Math.floor(share * 100)
    return (
      <div className="flex items-end gap-3">
        <ProgressBar
          className="flex-1"
          percent={percent}
          label={t('Subiendo «{{name}}»', { name })}
          text={
            <span className="flex gap-2">
              <bdi className="truncate">{name}</bdi> {percent} %
            </span>
          }
        />
        <Button size="dense" onClick={() => stop.abort()}>
          {t('Cancelar')}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <input
        ref={field}
        type="file"
        accept={kind === 'video' ? 'video/mp4,video/webm' : 'audio/*,.mp3,.m4a,.ogg,.opus,.wav'}
        aria-label={kind === 'video' ? t('Vídeo para subir') : t('Audio para subir')}
        className="sr-only"
        tabIndex={-1}
        onChange={choose}
      />
      <Button
        size="dense"
        icon={<Upload aria-hidden="true" className="size-4" />}
        onClick={() => field.current?.click()}
      >
        {t('Subir un archivo')}
      </Button>
      <p className="text-dense text-muted">
        {kind === 'video'
          ? t('MP4 o WebM, hasta {{size}}.', { size: formatBytes(largest) })
          : t('MP3, M4A, OGG o WAV, hasta {{size}}.', { size: formatBytes(largest) })}
      </p>
    </div>
  )
}

/** Sends a file after a look at what would refuse it; closing the library calls it off. */
function useUpload(kind: MediaFileKind, largest: number) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const stops = useRef(new Set<AbortController>())
  useEffect(() => {
    const all = stops.current
    return () => {
      for (const stop of all) stop.abort()
    }
  }, [])

  async function send(file: File) {
    const { name } = file
    const refuse = (description: string) =>
      notify.error(t('«{{name}}» no se ha subido', { name }), { id: 'media-upload', description })
    if (file.size > largest) return refuse(words.PAYLOAD_TOO_LARGE({ bytes: largest }))
    if (!playableKind(await head(file))) return refuse(t(words.UNSUPPORTED_MEDIA_TYPE))
    const stop = new AbortController()
    stops.current.add(stop)
    setSending({ name, share: 0, stop })
    try {
      const kept = await sendFileWatched('/api/media-files', file, mediaFileSchema, {
        onProgress: (share) => setSending({ name, share, stop }),
        signal: stop.signal,
      })
      await queryClient.invalidateQueries({ queryKey: api.mediaFiles.key() })
      notify.success(wordsOf(kept.kind, kind, name), { id: 'media-upload' })
    } catch (error) {
      if (!stop.signal.aborted) refuse(errorText(error, words))
    } finally {
      stops.current.delete(stop)
      setSending(null)
    }
  }

  /** Where it is to be found: a sound may be picked where films are. */
  function wordsOf(kept: MediaFileKind, wanted: MediaFileKind, name: string) {
    if (kept === wanted) return t('«{{name}}» ya está en tu biblioteca', { name })
    return kept === 'audio'
      ? t('«{{name}}» es un audio: está en la biblioteca de los audios', { name })
      : t('«{{name}}» es un vídeo: está en la biblioteca de los vídeos', { name })
  }

  return { sending, send }
}

async function head(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
}
