import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { letterOf, letterStarts } from './letter-starts.ts'
import type { MissingLetters } from './chosen-letters.ts'
import type { NewLetters } from './make-letters.ts'

type NewLettersFieldsProps = {
  letters: NewLetters
  missing: MissingLetters | null
  onChange: (letters: NewLetters) => void
}

/** A small sequence: how it is called, whom it writes to, and its first letter. */
export function NewLettersFields({ letters, missing, onChange }: NewLettersFieldsProps) {
  const { t } = useTranslation()
  const [start, setStart] = useState(letterStarts[0].id)
  const lists = useQuery(api.subscriptions.lists.queryOptions())
  const errorOf = (field: MissingLetters['field']) => (missing?.field === field ? t(missing.text) : undefined)
  const set = (change: Partial<NewLetters>) => onChange({ ...letters, ...change })

  /** What somebody has written stays: only what a start gave gives way to another. */
  function begin(id: string) {
    const [before, next] = [start, id].map((each) => letterStarts.find((one) => one.id === each))
    setStart(id)
    if (!before || !next) return
    const [old, fresh] = [letterOf(t, before), letterOf(t, next)]
    set({
      subject: letters.subject === old.subject ? fresh.subject : letters.subject,
      text: letters.text === old.text ? fresh.text : letters.text,
    })
  }

  return (
    <>
      <Field label={t('Nombre de la secuencia')} error={errorOf('name')} tellsError>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={80}
            value={letters.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t('Lista')} help={t('Quien acepte recibir correos se apunta a ella.')}>
        {(control) => (
          <Select
            {...control}
            value={letters.listId ?? ''}
            onChange={({ target }) => set({ listId: target.value || null })}
          >
            <option value="">{t('Una nueva, con el mismo nombre')}</option>
            {lists.data?.items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Plantilla del primer correo')}>
        {(control) => (
          <Select {...control} value={start} onChange={({ target }) => begin(target.value)}>
            {letterStarts.map(({ id, name }) => (
              <option key={id} value={id}>
                {t(name)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('Asunto')} error={errorOf('subject')} tellsError>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            maxLength={150}
            value={letters.subject}
            onChange={({ target }) => set({ subject: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('Texto del correo')}
        error={errorOf('text')}
        tellsError
        help={t(
          'Se envía en cuanto la persona confirma su correo. En Suscripciones puedes añadir más correos, esperas y condiciones.',
        )}
      >
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={8}
            maxLength={20_000}
            value={letters.text}
            onChange={({ target }) => set({ text: target.value })}
          />
        )}
      </Field>
    </>
  )
}
