import type { RuleDeed } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { shortName } from '../../platform/short-name.ts'

/** What was done by itself, deed by deed. */
export function RuleDeeds({ done }: { done: readonly RuleDeed[] }) {
  const { t } = useTranslation()
  if (done.length === 0) return <p>{t('No quedaba nada que hacer')}</p>
  return (
    <ul className="flex flex-col gap-0.5">
      {done.map((deed) => (
        <li key={`${deed.what} ${deed.text}`} className="break-words">
          <Deed deed={deed} />
        </li>
      ))}
    </ul>
  )
}

function Deed({ deed: { what, text, id } }: { deed: RuleDeed }) {
  const { t } = useTranslation()
  if (what === 'assign') return t('Lo lleva {{name}}', { name: shortName(text) })
  if (what === 'label') return t('Etiqueta: {{label}}', { label: text })
  if (what === 'mail') return t('Correo a {{names}}', { names: text })
  if (what === 'webhook') return t('Aviso a otro programa')
  return (
    <>
      {t('Próximo paso')}:{' '}
      <Link to={`/tasks?task=${id ?? ''}`} className="text-accent-text hover:underline">
        {text}
      </Link>
    </>
  )
}
