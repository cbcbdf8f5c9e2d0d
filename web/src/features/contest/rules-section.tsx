import type { Contest } from '@aurelio/contracts/contests'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../platform/format.ts'

/** The rules as they are published, or would be now. */
export function RulesSection({ contest: { rules, path } }: { contest: Contest }) {
  const { t } = useTranslation()
  const isDraft = rules.version === 0
  return (
    <section aria-label={t('Bases')} className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('Bases')}</h2>
      <p className="text-dense wrap-anywhere text-muted">
        {isDraft
          ? t(
              'Así quedarían si publicaras ahora. Se hacen con lo que has elegido: que las lea alguien que sepa de leyes antes de publicarlas.',
            )
          : t('Versión {{version}}, del {{when}}. Huella SHA-256: {{hash}}', {
              version: rules.version,
              when: formatDateTime(rules.createdAt),
              hash: rules.hash,
            })}
      </p>
      {!isDraft && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          <li>
            <a href={`${path}/bases`} target="_blank" rel="noreferrer" className="underline">
              {t('Ver las bases publicadas')}
            </a>
          </li>
          {Array.from({ length: rules.version - 1 }, (_, at) => rules.version - 1 - at).map((version) => (
            <li key={version}>
              <a href={`${path}/bases?v=${version}`} target="_blank" rel="noreferrer" className="underline">
                {t('Versión {{version}}', { version })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-col gap-3 rounded-lg border bg-surface p-5">
        {rules.text.split('\n\n').map((line, at) =>
          line.startsWith('## ') ? (
            <h3 key={at} className="font-semibold">
              {line.slice(3)}
            </h3>
          ) : (
            <p key={at} className="max-w-prose wrap-anywhere wrap-anywhere">
              {line}
            </p>
          ),
        )}
      </div>
    </section>
  )
}
