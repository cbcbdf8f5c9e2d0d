import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { isDay } from '../../platform/read-day.ts'
import { Button } from '../../ui/button.tsx'
import { DateInput } from '../../ui/date-input.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

/** The next step is a task like any other, which the lead's history leads to. */
export function NextStep({ id }: { id: string }) {
  const { t } = useTranslation()
  const [title, setTitle] = useState('')
  const [day, setDay] = useState('')
  const add = useMutation(
    api.leads.addTask.mutationOptions({
      onSuccess: () => {
        setTitle('')
        setDay('')
      },
    }),
  )
  const isWrong = day !== '' && !isDay(day)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (title.trim() !== '' && !isWrong) add.mutate({ id, title, dueOn: day || null })
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3 @md:grid-cols-[1fr_11rem_auto] @md:items-start">
      <Field label={t('Próximo paso')} error={add.isError ? errorText(add.error) : undefined}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            autoComplete="off"
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <Field label={t('Para cuándo')} error={isWrong ? t('Escribe una fecha válida.') : undefined}>
        {(control) => <DateInput {...control} value={day} onValue={setDay} />}
      </Field>
      <Button
        type="submit"
        size="form"
        className="self-end @md:mt-[1.6rem] @md:self-start"
        busy={add.isPending}
      >
        {t('Crear tarea')}
      </Button>
    </form>
  )
}
