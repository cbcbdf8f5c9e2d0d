import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { experimentProblemWords } from './words.ts'

/** Notes something to try, on which page, and how much better it may do. */
export function IdeaForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const pages = useQuery(api.pages.list.queryOptions({ input: { limit: 100 } }))
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  const [effect, setEffect] = useState('20')
  const addition = useMutation(api.experiments.addIdea.mutationOptions({ onSuccess: onClose }))
  const pageId = chosen || (pages.data?.items[0]?.id ?? '')
  const isWhole = /^\d{1,3}$/.test(effect) && Number(effect) >= 1 && Number(effect) <= 900

  function add(event: FormEvent) {
    event.preventDefault()
    if (text.trim() !== '' && pageId !== '' && isWhole)
      addition.mutate({ pageId, text: text.trim(), effect: Number(effect) })
  }

  return (
    <form noValidate onSubmit={add} className="flex flex-col gap-4 rounded-lg border bg-surface p-4">
      <Field label={t('Qué probarías')}>
        {(control) => (
          <Input {...control} maxLength={300} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('Página')}>
          {(control) => (
            <Select {...control} value={pageId} onChange={({ target }) => setChosen(target.value)}>
              {pages.data?.items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t('Mejora esperada (%)')}
          error={isWhole ? undefined : t('Un número entero entre 1 y 900.')}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={900}
              value={effect}
              onChange={({ target }) => setEffect(target.value)}
            />
          )}
        </Field>
      </div>
      {addition.error && <p role="alert">{errorText(addition.error, experimentProblemWords)}</p>}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{t('Cancelar')}</Button>
        <Button type="submit" variant="primary" busy={addition.isPending} disabled={text.trim() === ''}>
          {t('Guardar idea')}
        </Button>
      </div>
    </form>
  )
}
