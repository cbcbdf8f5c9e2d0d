import { useMutation } from '@tanstack/react-query'
import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { contestPath } from './contest-path.ts'
import { contestWords } from './contest-words.ts'
import { enteredMoment, momentOf } from './moments.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000

/** Asks what a contest needs to begin with; the rest has its defaults, and is changed on its screen. */
export function NewContestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formId = useId()
  const [values, setValues] = useState(empty)
  const [error, setError] = useState<string>()
  const create = useMutation(
    api.contests.create.mutationOptions({
      onSuccess: ({ id }) => void navigate(contestPath(id)),
      onError: (failure) => setError(errorText(failure, contestWords)),
    }),
  )
  const set = (name: keyof typeof values) => (value: string) => {
    setValues({ ...values, [name]: value })
    setError(undefined)
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const opensAt = momentOf(values.opensAt)
    const closesAt = momentOf(values.closesAt)
    const winners = Number(values.winners)
    const { name, prize } = values
    if (name.trim() === '' || prize.trim() === '') return setError(t('Escribe el nombre y el premio.'))
    if (opensAt === null || closesAt === null) return setError(t('Elige cuándo empieza y cuándo termina.'))
    if (!Number.isInteger(winners) || winners < 1 || winners > 200)
      return setError(t('Los ganadores son un número del 1 al 200.'))
    create.mutate({ name, opensAt, closesAt, prize, winners })
  }

  const field = (name: keyof typeof values, label: string, type: string, help?: string) => (
    <Field label={label} help={help}>
      {(control) => (
        <Input
          {...control}
          type={type}
          dir="auto"
          maxLength={name === 'name' ? 200 : 300}
          {...(type === 'number' && { min: 1, max: 200 })}
          value={values[name]}
          onChange={({ target }) => set(name)(target.value)}
        />
      )}
    </Field>
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Nuevo concurso')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={create.isPending}>
            {t('Crear')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={submit}
        className="flex min-h-0 flex-col gap-4 overflow-y-auto p-1"
      >
        {field('name', t('Nombre'), 'text')}
        {field('opensAt', t('Empieza'), 'datetime-local')}
        {field('closesAt', t('Termina'), 'datetime-local')}
        {field('prize', t('Premio'), 'text')}
        {field('winners', t('Cuántos ganadores'), 'number')}
        {error !== undefined && (
          <p role="alert" className="text-danger">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** From now on, for a week. */
function empty() {
  const now = Date.now()
  return {
    name: '',
    opensAt: enteredMoment(new Date(now)),
    closesAt: enteredMoment(new Date(now + weekMs)),
    prize: '',
    winners: '1',
  }
}
