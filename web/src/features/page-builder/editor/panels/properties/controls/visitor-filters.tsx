import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { mostFilters } from '@aurelio/page/elements'
import { filterKinds } from '@aurelio/page/values'
import { useTranslation } from 'react-i18next'

type Props = {
  fields: readonly CollectionField[]
  /** The keys of the fields that are chosen. */
  chosen: readonly string[]
  choose: (keys: readonly string[]) => void
}

/** The fields of a collection by which visitors may choose; nothing where it has none of a kind that can. */
export function VisitorFilters({ fields, chosen, choose }: Props) {
  const { t } = useTranslation()
  const possible = fields.filter(({ kind }) => filterKinds.some((each) => each === kind))
  const gone = chosen.filter((key) => !possible.some((field) => field.key === key))
  const isFull = chosen.length >= mostFilters
  if (possible.length === 0 && gone.length === 0) return null
  const toggle = (key: string, isOn: boolean) =>
    choose(isOn ? [...chosen, key] : chosen.filter((each) => each !== key))
  return (
    <fieldset data-prop="filters" className="flex flex-col gap-1">
      <legend className="mb-1 text-xs font-medium">{t('Quien visita puede elegir por')}</legend>
      {[...possible, ...gone.map((key) => ({ key, name: t('Un campo que ya no está') }))].map(
        ({ key, name }) => (
          <label key={key} className="flex min-h-6 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={chosen.includes(key)}
              disabled={isFull && !chosen.includes(key)}
              onChange={({ target }) => toggle(key, target.checked)}
            />
            <span className="min-w-0 truncate">{name}</span>
          </label>
        ),
      )}
      {isFull && <p className="text-xs text-muted">{t('No caben más: quita uno para elegir otro.')}</p>}
    </fieldset>
  )
}

/** A prop that holds the keys of fields. */
export function namesOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
}
