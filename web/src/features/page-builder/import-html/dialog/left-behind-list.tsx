import { useTranslation } from 'react-i18next'
import type { LeftBehind } from '../foreign/left-behind.ts'
import { leftBehindWords } from './report-words.ts'

/** What did not come over, in words; with the addresses of the pictures that nobody fetched. */
export function LeftBehindList({ left }: { left: LeftBehind }) {
  const { t } = useTranslation()
  const words = leftBehindWords(left)
  const pictures = [...left.pictures]
  return (
    <section aria-label={t('Qué no ha venido')} className="rounded-md bg-accent-soft p-3">
      <h3 className="font-medium">{t('Qué no ha venido')}</h3>
      {words.length === 0 && <p className="text-dense">{t('Ha venido todo.')}</p>}
      <ul className="list-disc pl-5 text-dense">
        {words.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      {pictures.length > 0 && (
        <details className="text-dense">
          <summary className="cursor-pointer py-1">{t('Ver sus direcciones')}</summary>
          <ul className="list-disc pl-5 wrap-anywhere">
            {pictures.map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
