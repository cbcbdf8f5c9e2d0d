import type { Film } from '@aurelio/contracts/films'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'

const lives = [
  { hours: 24, label: 'Un día' },
  { hours: 24 * 7, label: 'Una semana' },
  { hours: 24 * 30, label: 'Un mes' },
]

/** An address of a private film that ends. */
export function ShareFilm({ film }: { film: Film }) {
  const { t } = useTranslation()
  const [hours, setHours] = useState(24)
  const share = useMutation(
    api.films.share.mutationOptions({ onError: (error) => notify.error(errorText(error)) }),
  )
  return (
    <section aria-label={t('Enlace privado')} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{t('Enlace privado')}</h2>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('Vale durante')} className="flex-1">
          {(control) => (
            <Select {...control} value={hours} onChange={({ target }) => setHours(Number(target.value))}>
              {lives.map((life) => (
                <option key={life.hours} value={life.hours}>
                  {t(life.label)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button size="form" busy={share.isPending} onClick={() => share.mutate({ id: film.id, hours })}>
          {t('Crear enlace')}
        </Button>
      </div>
      {share.data && (
        <Field label={t('Enlace que caduca')}>
          {(control) => (
            <Input {...control} readOnly value={share.data.url} onFocus={({ target }) => target.select()} />
          )}
        </Field>
      )}
    </section>
  )
}
