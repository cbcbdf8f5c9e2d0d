import type { Film, FilmBehaviour } from '@aurelio/contracts/films'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

const ends = [
  { value: 'stay', label: 'Quedarse donde está' },
  { value: 'link', label: 'Ir a una página' },
  { value: 'form', label: 'Pedir el correo' },
  { value: 'film', label: 'Poner otro vídeo' },
] as const

type EndProps = {
  film: Film
  values: FilmBehaviour
  set: (some: Partial<FilmBehaviour>, isWhole: boolean) => void
  /** The field for an address. */
  link: ReactNode
}

/** What follows where the film ends. */
export function EndFields({ film, values, set, link }: EndProps) {
  const { t } = useTranslation()
  const films = useQuery({ ...api.films.list.queryOptions(), enabled: values.end === 'film' })
  const others = films.data?.items.filter(({ id, poster }) => id !== film.id && poster !== null) ?? []
  return (
    <>
      <Field label={t('Al terminar')}>
        {(control) => (
          <Select
            {...control}
            value={values.end}
            onChange={({ target }) =>
              set({ end: ends.find(({ value }) => value === target.value)?.value ?? 'stay' }, true)
            }
          >
            {ends.map(({ value, label }) => (
              <option key={value} value={value}>
                {t(label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {values.end === 'link' && link}
      {values.end === 'film' && (
        <Field label={t('Vídeo que sigue')}>
          {(control) => (
            <Select
              {...control}
              value={values.endFilm}
              onChange={({ target }) => set({ endFilm: target.value }, true)}
            >
              <option value="">{t('Elige uno')}</option>
              {others.map(({ id, name, path }) => (
                <option key={id} value={path}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  )
}
