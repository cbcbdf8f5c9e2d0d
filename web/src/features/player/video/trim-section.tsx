import type { Film } from '@aurelio/contracts/films'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { filmWords } from '../film-words.ts'

/** What is left out at the beginning and at the end; the original stays, so nothing is lost. */
export function TrimSection({ film, secondOf }: { film: Film; secondOf: () => number }) {
  const { t } = useTranslation()
  const [from, setFrom] = useState(String(film.trim.from))
  const [to, setTo] = useState(film.trim.to === null ? '' : String(film.trim.to))
  const trim = useMutation(
    api.films.trim.mutationOptions({ onError: (error) => notify.error(errorText(error, filmWords)) }),
  )
  const now = () => (secondOf() + film.trim.from).toFixed(1)
  return (
    <section aria-label={t('Recortar')} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('Recortar')}</h2>
      <p className="text-dense text-muted">
        {t('Segundos del original. El archivo se guarda entero, así que puedes volver atrás.')}
      </p>
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('Empieza en el segundo')}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              step={0.1}
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
          )}
        </Field>
        <Field label={t('Termina en el segundo')}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              step={0.1}
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
          )}
        </Field>
        <Button size="dense" onClick={() => setFrom(now())}>
          {t('Desde este momento')}
        </Button>
        <Button size="dense" onClick={() => setTo(now())}>
          {t('Hasta este momento')}
        </Button>
      </div>
      <Button
        className="self-start"
        busy={trim.isPending}
        disabled={film.state === 'preparing'}
        onClick={() =>
          trim.mutate({ id: film.id, from: Number(from) || 0, to: to === '' ? null : Number(to) })
        }
      >
        {t('Aplicar el recorte')}
      </Button>
    </section>
  )
}
