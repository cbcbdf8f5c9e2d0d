import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../../platform/api/client.ts'
import { DenseSelect } from './dense-select.tsx'

/** The list of letters that whoever ticks a box asks for. Such a box is never required. */
export function SubscriptionList({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const { t } = useTranslation()
  const id = useId()
  const lists = useQuery(api.subscriptions.lists.queryOptions()).data?.items
  return (
    <>
      <label htmlFor={id} className="text-xs text-muted">
        {t('Suscribe a')}
      </label>
      <DenseSelect
        id={id}
        value={value}
        aria-describedby={value === '' ? undefined : `${id}-note`}
        onChange={({ target }) => onValue(target.value)}
      >
        <option value="">{t('Ninguna lista')}</option>
        {lists?.map((list) => (
          <option key={list.id} value={list.id}>
            {list.name}
          </option>
        ))}
        {lists && value !== '' && !lists.some((list) => list.id === value) && (
          <option value={value}>{t('Una lista que ya no está')}</option>
        )}
      </DenseSelect>
      {value !== '' && (
        <p id={`${id}-note`} className="text-xs text-muted">
          {t('Quien la marque recibe un correo para confirmarlo. Por ley no puede ser obligatoria.')}
        </p>
      )}
    </>
  )
}
