import { letterValues, type LetterValue } from '@aurelio/page/letters'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { Input } from '../../../../../ui/input.tsx'
import { Select } from '../../../../../ui/select.tsx'

const names: Record<LetterValue, string> = { nombre: 'Su nombre', correo: 'Su correo' }

/** Asks what of the reader is to stand in a text, and what to say to who has not told it: without that, nothing is put. */
export function ValueForm({ onPut }: { onPut: (value: string) => void }) {
  const { t } = useTranslation()
  const [value, setValue] = useState<LetterValue>('nombre')
  const [fallback, setFallback] = useState('')
  const [isMissing, setMissing] = useState(false)
  const first = useRef<HTMLSelectElement>(null)
  const asked = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => first.current?.focus(), [])
  // A letter always has an address.
  const isAsked = value !== 'correo'

  function put(event: SubmitEvent) {
    event.preventDefault()
    // Braces and lines would end it.
    const words = fallback.replaceAll(/[{}|]/g, '').trim()
    if (isAsked && words === '') {
      setMissing(true)
      asked.current?.focus()
      return
    }
    onPut(isAsked ? `{{${value}|${words}}}` : `{{${value}}}`)
  }

  return (
    <form noValidate onSubmit={put} className="flex flex-wrap items-center gap-1">
      <Select
        ref={first}
        aria-label={t('Qué dato')}
        value={value}
        onChange={({ target }) => {
          const chosen = letterValues.find((each) => each === target.value)
          if (chosen) setValue(chosen)
        }}
        className="h-8 w-32 text-dense coarse:h-11"
      >
        {letterValues.map((each) => (
          <option key={each} value={each}>
            {t(names[each])}
          </option>
        ))}
      </Select>
      {isAsked && (
        <Input
          ref={asked}
          required
          aria-invalid={isMissing}
          aria-describedby={isMissing ? id : undefined}
          aria-label={t('Si no se sabe')}
          placeholder={t('Si no se sabe: amigo')}
          maxLength={80}
          value={fallback}
          onChange={({ target }) => {
            setFallback(target.value)
            setMissing(false)
          }}
          className="h-8 w-44 text-dense coarse:h-11"
        />
      )}
      <Button type="submit" size="dense" variant="primary">
        {t('Poner')}
      </Button>
      {isAsked && isMissing && (
        <p id={id} role="alert" className="w-full text-xs text-danger">
          {t('Escribe qué se lee si no se sabe.')}
        </p>
      )}
    </form>
  )
}
