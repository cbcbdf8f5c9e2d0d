import type { Film, FilmBehaviour } from '@aurelio/contracts/films'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'
import { filmWords } from '../film-words.ts'
import { EndFields } from './end-fields.tsx'

type Named<Type> = {
  [Name in keyof FilmBehaviour]: FilmBehaviour[Name] extends Type ? Name : never
}[keyof FilmBehaviour]

const ratios = [
  { value: 'film', label: 'La del vídeo' },
  { value: '16/9', label: '16:9' },
  { value: '9/16', label: '9:16' },
  { value: '1/1', label: '1:1' },
  { value: '4/3', label: '4:3' },
] as const

/** What a film does on a page, beside its result. What is left is kept by itself. */
export function BehaviourTab({ film }: { film: Film }) {
  const { t } = useTranslation()
  const mayChange = useCan('pictures.change')
  const [values, setValues] = useState(film.behaviour)
  const kept = useRef(film.behaviour)
  const change = useMutation(
    api.films.change.mutationOptions({ onError: (error) => notify.error(errorText(error, filmWords)) }),
  )

  /** Sends what has changed since the last time. */
  function keep(next: FilmBehaviour) {
    if (JSON.stringify(next) === JSON.stringify(kept.current)) return Promise.resolve()
    kept.current = next
    return change.mutateAsync({ id: film.id, behaviour: next })
  }
  const set = (some: Partial<FilmBehaviour>, isWhole = false) => {
    const next = { ...values, ...some }
    setValues(next)
    if (isWhole) void keep(next).catch(() => null)
  }
  const leave = () => void keep(values).catch(() => null)

  const check = (name: Named<boolean>, label: string) => (
    <Checkbox
      label={label}
      checked={values[name]}
      onChange={({ target }) => set({ [name]: target.checked }, true)}
    />
  )
  const text = (name: 'ctaText' | 'ctaLink' | 'gateTitle' | 'endLink', label: string, help?: string) => (
    <Field label={label} help={help}>
      {(control) => (
        <Input
          {...control}
          value={values[name]}
          maxLength={name === 'ctaText' ? 120 : 2000}
          onChange={({ target }) => set({ [name]: target.value })}
          onBlur={leave}
        />
      )}
    </Field>
  )
  const second = (name: 'ctaSecond' | 'gateSecond', label: string, help: string) => (
    <Field label={label} help={help}>
      {(control) => (
        <Input
          {...control}
          type="number"
          min={0}
          step="any"
          value={values[name] ?? ''}
          onChange={({ target }) =>
            set({ [name]: target.value === '' ? null : Math.max(0, Number(target.value)) })
          }
          onBlur={leave}
        />
      )}
    </Field>
  )

  return (
    <div className="grid items-start gap-8 @3xl:grid-cols-2">
      <form
        className="flex min-w-0 flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          keep(values).then(
            () => notify.success(t('Cambios guardados'), { id: 'film-behaviour' }),
            () => null,
          )
        }}
      >
        <fieldset disabled={!mayChange} className="flex min-w-0 flex-col gap-6">
          <Group title={t('Al empezar')}>
            {check('muted', t('Empezar sin sonido'))}
            {check('loop', t('Repetir al terminar'))}
            {check('resume', t('Seguir donde cada persona lo dejó, si su navegador lo permite'))}
            {check('speed', t('Dejar elegir la velocidad'))}
            {check('scenes', t('Mostrar las escenas debajo, para saltar a ellas'))}
            {check('download', t('Dejar que se descargue'))}
          </Group>
          <Group title={t('Llamada a la acción')}>
            {second('ctaSecond', t('Mostrar la llamada en el segundo'), t('Vacío: desde el principio.'))}
            {text('ctaText', t('Texto de la llamada'))}
            {text('ctaLink', t('Dirección de la llamada'), t('A dónde lleva: una página tuya o de fuera.'))}
          </Group>
          <Group title={t('Correo')}>
            {second(
              'gateSecond',
              t('Pedir el correo en el segundo'),
              t('Vacío: no se pide. 0: antes de empezar.'),
            )}
            {text('gateTitle', t('Título al pedir el correo'))}
            {check('gateSkippable', t('Se puede seguir sin dejarlo'))}
          </Group>
          <Group title={t('Aspecto y final')}>
            <div className="grid grid-cols-2 gap-3">
              <Field label={t('Proporción')}>
                {(control) => (
                  <Select
                    {...control}
                    value={values.ratio}
                    onChange={({ target }) =>
                      set(
                        { ratio: ratios.find(({ value }) => value === target.value)?.value ?? 'film' },
                        true,
                      )
                    }
                  >
                    {ratios.map(({ value, label }) => (
                      <option key={value} value={value}>
                        {t(label)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Field label={t('Esquinas (px)')}>
                {(control) => (
                  <Input
                    {...control}
                    type="number"
                    min={0}
                    max={48}
                    value={values.corners}
                    onChange={({ target }) =>
                      set({ corners: Math.min(48, Math.max(0, Math.round(Number(target.value)))) })
                    }
                    onBlur={leave}
                  />
                )}
              </Field>
            </div>
            <EndFields
              film={film}
              values={values}
              set={set}
              link={text('endLink', t('Dirección a la que ir'))}
            />
            {check('counted', t('Contar cuánto se ve, sin identificar a nadie'))}
            {check('isPrivate', t('Vídeo privado: solo con un enlace que caduca'))}
          </Group>
          <Button type="submit" variant="primary" className="self-start">
            {t('Guardar cambios')}
          </Button>
        </fieldset>
      </form>
      <Result film={film} />
    </div>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** The page of the film as it stands now; nothing of it is counted. */
function Result({ film }: { film: Film }) {
  const { t } = useTranslation()
  if (film.poster === null) return null
  return (
    <section aria-label={t('Así queda')} className="flex min-w-0 flex-col gap-2">
      <h2 className="text-base font-semibold">{t('Así queda')}</h2>
      <iframe
        key={JSON.stringify([film.behaviour, film.tracks, film.duration])}
        src={`${film.path}${film.key === '' ? '?' : `${film.key}&`}muestra=1`}
        title={t('Así queda')}
        sandbox="allow-scripts allow-forms"
        className="aspect-square w-full rounded-lg border bg-surface"
      />
    </section>
  )
}
