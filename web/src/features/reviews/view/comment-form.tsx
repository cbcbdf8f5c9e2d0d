import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { Said } from './review-actions.ts'

type CommentFormProps = {
  label: string
  /** Whether the team may write to itself alone. */
  hasNotes: boolean
  takesFocus?: boolean
  /** True when it was taken; what is typed stays otherwise. */
  onSend: (said: Said) => Promise<boolean>
  onCancel?: () => void
}

export function CommentForm({ label, hasNotes, takesFocus = false, onSend, onCancel }: CommentFormProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [internal, setInternal] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (text.trim() === '') return setError(t('Escribe algo antes de enviarlo.'))
    setBusy(true)
    const isSent = await onSend({ text: text.trim(), internal })
    setBusy(false)
    if (!isSent) return undefined
    setText('')
    return setError(undefined)
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
      <Field label={label} error={error}>
        {(control) => (
          <Textarea
            {...control}
            ref={takesFocus ? focusOnce : undefined}
            rows={3}
            dir="auto"
            maxLength={4000}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {hasNotes && (
        <Checkbox
          checked={internal}
          label={t('Solo para el equipo')}
          onChange={({ target }) => setInternal(target.checked)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('Enviar')}
        </Button>
        {onCancel && <Button onClick={onCancel}>{t('Cancelar')}</Button>}
      </div>
    </form>
  )
}

function focusOnce(field: HTMLTextAreaElement | null) {
  field?.focus()
}
