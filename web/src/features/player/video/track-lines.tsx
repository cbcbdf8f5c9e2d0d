import type { Film, FilmTrack } from '@aurelio/contracts/films'
import { useMutation } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { notify } from '../../../ui/toast.tsx'
import { filmWords } from '../film-words.ts'
import { type Cue, cuesIn, secondsOf, textOf, timeOf } from './cues.ts'

type Row = { key: number; from: string; to: string; text: string }
type TrackLinesProps = { film: Film; track: FilmTrack; secondOf: () => number; onClose: () => void }

/** The lines of a track, each with its times. A new one begins where the film stands. */
export function TrackLines({ film, track, secondOf, onClose }: TrackLinesProps) {
  const { t } = useTranslation()
  const [rows, setRows] = useState<readonly Row[]>(() => cuesIn(track.text).map(rowOf))
  const save = useMutation(
    api.films.changeTrack.mutationOptions({
      onSuccess: onClose,
      onError: (error) => notify.error(errorText(error, filmWords)),
    }),
  )
  const change = (key: number, values: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...values } : row)))
  const add = () => {
    const from = secondOf()
    const key = Math.max(0, ...rows.map((row) => row.key)) + 1
    setRows([...rows, { ...rowOf({ from, to: from + 2, text: '' }, 0), key }])
  }
  return (
    <div className="flex flex-col gap-2">
      <ol className="flex max-h-96 flex-col gap-2 overflow-y-auto p-1">
        {rows.map((row, at) => (
          <li key={row.key} className="grid grid-cols-[7rem_1fr_auto] items-start gap-2">
            <span className="flex flex-col gap-1">
              <Input
                aria-label={t('Línea {{at}}: empieza', { at: at + 1 })}
                value={row.from}
                onChange={({ target }) => change(row.key, { from: target.value })}
              />
              <Input
                aria-label={t('Línea {{at}}: termina', { at: at + 1 })}
                value={row.to}
                onChange={({ target }) => change(row.key, { to: target.value })}
              />
            </span>
            <Textarea
              aria-label={t('Línea {{at}}: texto', { at: at + 1 })}
              rows={3}
              value={row.text}
              onChange={({ target }) => change(row.key, { text: target.value })}
            />
            <IconButton
              size="dense"
              label={t('Quitar la línea {{at}}', { at: at + 1 })}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button size="dense" icon={<Plus aria-hidden="true" className="size-4" />} onClick={add}>
          {t('Añadir línea')}
        </Button>
        <Button
          size="dense"
          variant="primary"
          busy={save.isPending}
          onClick={() =>
            save.mutate({
              id: film.id,
              trackId: track.id,
              language: track.language,
              label: track.label,
              text: textOf(rows.map(cueOf).filter(isWhole)),
            })
          }
        >
          {t('Guardar el texto')}
        </Button>
      </div>
    </div>
  )
}

function rowOf({ from, to, text }: Cue, key: number): Row {
  return { key, from: timeOf(from), to: timeOf(to), text }
}

function cueOf({ from, to, text }: Row): Cue {
  return { from: secondsOf(from), to: secondsOf(to), text: text.trim().replaceAll(/\n{2,}/g, '\n') }
}

function isWhole({ from, to, text }: Cue) {
  return Number.isFinite(from) && to > from && text !== ''
}
