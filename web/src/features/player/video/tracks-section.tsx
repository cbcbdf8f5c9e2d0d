import type { Film, FilmTrack } from '@aurelio/contracts/films'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'
import { filmWords } from '../film-words.ts'
import { FileChoice } from '../upload/file-choice.tsx'
import { textOf } from './cues.ts'
import { TrackLines } from './track-lines.tsx'

const languages = ['es', 'en', 'fr', 'de', 'it', 'pt', 'ca', 'eu', 'gl']
const mostBytes = 4_000_000

type TracksProps = { film: Film; mayChange: boolean; secondOf: () => number }

/** Subtitles in several languages, and chapters; each is corrected line by line beside the film. */
export function TracksSection({ film, mayChange, secondOf }: TracksProps) {
  const { t, i18n } = useTranslation()
  const [language, setLanguage] = useState('es')
  const [openId, setOpen] = useState<string | null>(null)
  const add = useMutation(api.films.addTrack.mutationOptions({ onError }))
  const remove = useMutation(api.films.removeTrack.mutationOptions({ onError }))
  const names = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const hasChapters = film.tracks.some(({ kind }) => kind === 'chapters')

  async function addFiles(files: readonly File[]) {
    for (const file of files) {
      if (file.size > mostBytes) {
        notify.error(t(filmWords.TRACK_UNREADABLE))
        continue
      }
      await add
        .mutateAsync({ id: film.id, kind: 'subtitles', language, text: await file.text() })
        .catch(() => null)
    }
  }
  const addChapters = () =>
    add.mutate({
      id: film.id,
      kind: 'chapters',
      text: textOf([{ from: 0, to: Math.max(1, film.duration ?? 1), text: t('Principio') }]),
    })

  return (
    <section aria-label={t('Subtítulos y capítulos')} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('Subtítulos y capítulos')}</h2>
      {film.tracks.length === 0 && (
        <p className="text-dense text-muted">
          {t('Aún no tiene. Valen los archivos WebVTT (.vtt) y SubRip (.srt).')}
        </p>
      )}
      <ul className="flex flex-col divide-y">
        {film.tracks.map((track) => (
          <li key={track.id} className="flex flex-col gap-2 py-2">
            <div className="flex flex-wrap items-center gap-2">
              <span className="min-w-0 flex-1">{nameOf(track)}</span>
              {mayChange && (
                <>
                  <Button
                    size="dense"
                    aria-expanded={openId === track.id}
                    aria-label={t('Editar {{name}}', { name: nameOf(track) })}
                    onClick={() => setOpen(openId === track.id ? null : track.id)}
                  >
                    {t('Editar')}
                  </Button>
                  <Button
                    size="dense"
                    aria-label={t('Quitar {{name}}', { name: nameOf(track) })}
                    onClick={() => remove.mutate({ id: film.id, trackId: track.id })}
                  >
                    {t('Quitar')}
                  </Button>
                </>
              )}
            </div>
            {openId === track.id && (
              <TrackLines
                key={track.text}
                film={film}
                track={track}
                secondOf={secondOf}
                onClose={() => setOpen(null)}
              />
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t('Idioma')} className="w-40">
            {(control) => (
              <Select {...control} value={language} onChange={({ target }) => setLanguage(target.value)}>
                {languages.map((each) => (
                  <option key={each} value={each}>
                    {names.of(each)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <FileChoice
            label={t('Añadir subtítulos')}
            size="form"
            accept=".vtt,.srt,text/vtt"
            multiple
            onFiles={(files) => void addFiles(files)}
          />
          {!hasChapters && (
            <Button size="form" busy={add.isPending} onClick={addChapters}>
              {t('Añadir capítulos')}
            </Button>
          )}
        </div>
      )}
    </section>
  )

  function nameOf({ kind, label }: FilmTrack) {
    return kind === 'chapters' ? t('Capítulos') : label
  }
}

function onError(error: unknown) {
  notify.error(errorText(error, filmWords))
}
