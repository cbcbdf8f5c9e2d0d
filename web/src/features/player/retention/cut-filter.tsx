import { type FilmFigures, type FilmFilter, filmFilterSchema } from '@aurelio/contracts/films'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { cutWords } from './cut-words.ts'
import { placeName } from './place-name.ts'

type CutFilterProps = {
  figures: FilmFigures
  filter: FilmFilter
  onChange: (filter: FilmFilter) => void
}
type Choice = { value: string; text: string }

/** Of which plays everything below is told: by what led to them, what they were seen on, and where. */
export function CutFilter({ figures, filter, onChange }: CutFilterProps) {
  const { t } = useTranslation()
  const { sources, devices, places } = figures
  const named = (rows: FilmFigures['sources']) =>
    rows.map(({ key }) => ({ value: key, text: t(cutWords[key] ?? key) }))
  const pages = new Map(places.map((place) => [place.pageId ?? 'own', placeName(place, t)]))
  const variants = [...new Set(places.map(({ variant }) => variant))].toSorted()
  const fields: { name: keyof FilmFilter; label: string; all: string; choices: Choice[] }[] = [
    { name: 'source', label: t('Fuente'), all: t('Todas las fuentes'), choices: named(sources) },
    { name: 'device', label: t('Dispositivo'), all: t('Todos los dispositivos'), choices: named(devices) },
    {
      name: 'page',
      label: t('Página'),
      all: t('Todas las páginas'),
      choices: [...pages].map(([value, text]) => ({ value, text })),
    },
    {
      name: 'variant',
      label: t('Variante'),
      all: t('Todas las variantes'),
      choices: variants.map((value) => ({ value, text: value })),
    },
  ]
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  // Where there is one alone, nothing can be told apart.
  const shown = fields.filter(({ name, choices }) => choices.length > 1 || filter[name] !== undefined)
  if (shown.length === 0) return null
  return (
    <div role="group" aria-label={t('Filtrar las cifras')} className="flex flex-wrap items-end gap-3">
      {shown.map(({ name, label, all, choices }) => {
        const chosen = filter[name]
        const isListed = chosen === undefined || choices.some(({ value }) => value === chosen)
        return (
          <Field key={name} label={label} className="min-w-0 flex-1 basis-36">
            {(control) => (
              <Select
                {...control}
                value={chosen ?? ''}
                onChange={({ target }) =>
                  onChange(filmFilterSchema.parse({ ...filter, [name]: target.value || undefined }))
                }
              >
                <option value="">{all}</option>
                {!isListed && <option value={chosen}>{t(cutWords[chosen] ?? chosen)}</option>}
                {choices.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )
      })}
      {isFiltered && <Button onClick={() => onChange({})}>{t('Quitar los filtros')}</Button>}
      {isFiltered && figures.apart > 0 && (
        <p className="basis-full text-dense text-muted">
          {t('De antes de poder filtrar, y fuera de estas cifras: {{plays}} reproducciones.', {
            plays: formatNumber(figures.apart),
          })}
        </p>
      )}
    </div>
  )
}
