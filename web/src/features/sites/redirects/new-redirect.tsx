import type { SiteDetail } from '@aurelio/contracts/sites'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

const words: ProblemWords = {
  REDIRECT_TAKEN: 'Esa dirección ya la tiene una página o una redirección.',
  REDIRECT_LOOP: 'Quien siga esa redirección volvería a la misma dirección.',
  ADDRESS_RESERVED: 'Esa dirección la usa el propio producto. Elige otra.',
  VALIDATION_ERROR:
    'Escribe dos direcciones: la de antes, como /antes, y a dónde lleva, como /nueva o https://…',
}

/** A redirect by hand: from an address of the site to any other. */
export function NewRedirect({ site }: { site: SiteDetail }) {
  const { t } = useTranslation()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [error, setError] = useState<string>()
  const addition = useMutation(
    api.redirects.add.mutationOptions({
      onSuccess: () => {
        setFrom('')
        setTo('')
      },
      onError: (failure) => setError(errorText(failure, words)),
    }),
  )
  const field = (label: string, value: string, set: (text: string) => void, placeholder: string) => (
    <Field label={label} className="min-w-0 flex-1">
      {(control) => (
        <Input
          {...control}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={placeholder}
          value={value}
          onChange={({ target }) => {
            set(target.value)
            setError(undefined)
          }}
        />
      )}
    </Field>
  )
  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-t pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (from.trim() === '' || to.trim() === '') setError(t('Escribe las dos direcciones.'))
        else addition.mutate({ id: site.id, from, to: to.trim() })
      }}
    >
      <div className="flex flex-col gap-3 @md:flex-row @md:items-end">
        {field(t('Desde'), from, setFrom, '/antes')}
        {field(t('Hasta'), to, setTo, '/nueva')}
        <Button type="submit" size="form" className="self-start @md:self-auto" busy={addition.isPending}>
          {t('Añadir redirección')}
        </Button>
      </div>
      {error !== undefined && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
    </form>
  )
}
