import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'

type ReaderSelectProps = {
  listId: string
  personId: string | null
  onPerson: (personId: string | null) => void
}

/** As whom a letter is looked at: the last who came to its list are offered. Nothing where nobody is there yet. */
export function ReaderSelect({ listId, personId, onPerson }: ReaderSelectProps) {
  const { t } = useTranslation()
  const { data } = useQuery(
    api.subscriptions.people.queryOptions({ input: { listId, state: 'confirmed', limit: 20 } }),
  )
  if (!data || data.items.length === 0) return null
  return (
    <Field label={t('Como lo recibe')}>
      {(control) => (
        <Select
          {...control}
          value={personId ?? ''}
          onChange={({ target }) => onPerson(target.value === '' ? null : target.value)}
        >
          <option value="">{t('Nadie en particular')}</option>
          {data.items.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name === '' ? email : `${name} · ${email}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
