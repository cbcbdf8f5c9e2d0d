import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Names and values to read; an empty one reads 'No especificado' (dashboard.md §2). */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  const { t } = useTranslation()
  return (
    <dl className="grid gap-4 @xl:grid-cols-[10rem_1fr] @xl:gap-x-6">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted @max-xl:-mb-3">{name}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">
            {value === '' ? <span className="text-muted">{t('No especificado')}</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
