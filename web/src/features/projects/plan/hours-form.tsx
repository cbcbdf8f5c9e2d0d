import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMinutes, readMinutes } from '../../../platform/duration.ts'
import { Button } from '../../../ui/button.tsx'
import { useDraft } from '../../../ui/drafts.ts'
import { FieldNote } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

type HoursFormProps = { isBusy: boolean; onAdd: (minutes: number, note: string) => Promise<boolean> }

/** Read in every language. */
const example = formatMinutes(90)
/** A day and night. */
const mostMinutes = 24 * 60

/** Time of today, noted by hand. */
export function HoursForm({ isBusy, onAdd }: HoursFormProps) {
  const { t } = useTranslation()
  const [time, setTime] = useState('')
  const [note, setNote] = useState('')
  const [isWrong, setWrong] = useState(false)
  useDraft(time + note === '' ? undefined : 'unsaved')

  async function submit(event: FormEvent) {
    event.preventDefault()
    const minutes = readMinutes(time) ?? 0
    if (minutes < 1 || minutes > mostMinutes) {
      setWrong(true)
      return
    }
    if (!(await onAdd(minutes, note.trim()))) return
    setTime('')
    setNote('')
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-1.5">
      <div className="flex flex-wrap gap-2">
        <Input
          aria-label={t('Tiempo de hoy')}
          placeholder={example}
          className="w-28 @4xl:w-24"
          maxLength={20}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          value={time}
          onChange={({ target }) => {
            setTime(target.value)
            setWrong(false)
          }}
        />
        <Input
          aria-label={t('En qué')}
          placeholder={t('En qué')}
          className="min-w-0 flex-1 basis-28"
          maxLength={200}
          autoComplete="off"
          dir="auto"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" size="form" busy={isBusy}>
          {t('Apuntar')}
        </Button>
      </div>
      {isWrong && (
        <div role="alert">
          <FieldNote
            id="hours-note"
            isError
            text={t('Escribe un tiempo de un día como mucho: 2 h, 45 min, 1:30…')}
          />
        </div>
      )}
    </form>
  )
}
