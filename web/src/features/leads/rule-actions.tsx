import { addresses } from '@aurelio/contracts/addresses'
import type { RuleDeed } from '@aurelio/contracts/leads'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { shortName } from '../../platform/short-name.ts'
import { cn } from '../../ui/class-names.ts'

/** What was done by itself, deed by deed. */
export function RuleActions({ done }: { done: readonly RuleDeed[] }) {
  const { t } = useTranslation()
  if (done.length === 0) return <p>{t('No quedaba nada que hacer')}</p>
  return (
    <ul className="flex flex-col gap-0.5">
      {done.map((deed) => (
        <li
          key={`${deed.what} ${deed.text} ${String(deed.isLeftOut)}`}
          className={cn('break-words', deed.isLeftOut && 'text-warning')}
        >
          <Deed deed={deed} />
        </li>
      ))}
    </ul>
  )
}

function Deed({ deed: { what, text, id, isLeftOut } }: { deed: RuleDeed }) {
  const { t } = useTranslation()
  if (isLeftOut) return <LeftOut what={what} text={text} />
  if (what === 'assign') return t('Lo lleva {{name}}', { name: shortName(text) })
  if (what === 'label') return t('Etiqueta: {{label}}', { label: text })
  if (what === 'mail') return t('Correo a {{names}}', { names: text })
  if (what === 'webhook') return t('Aviso a otro programa')
  if (what === 'sequence') return t('Secuencia «{{name}}»', { name: text })
  return (
    <>
      {t('Próximo paso')}:{' '}
      <Link to={addresses.task(id ?? '')} className="text-accent-text hover:underline">
        {text}
      </Link>
    </>
  )
}

/** What a rule could not do, because who it names is not there any more. */
function LeftOut({ what, text }: Pick<RuleDeed, 'what' | 'text'>) {
  const { t } = useTranslation()
  if (what === 'webhook') return t('No se avisó al otro programa: el webhook ya no está o está apagado.')
  if (what === 'sequence')
    return text === ''
      ? t('No empezó ninguna secuencia: la que se eligió ya no está.')
      : t('No empezó la secuencia «{{name}}»: no ha confirmado su lista, o no está en marcha.', {
          name: text,
        })
  const name = text === '' ? t('Alguien') : text
  return what === 'assign'
    ? t('No se asignó: {{name}} ya no está en el espacio de trabajo.', { name })
    : t('No se envió el correo a {{name}}: ya no está en el espacio de trabajo.', { name })
}
