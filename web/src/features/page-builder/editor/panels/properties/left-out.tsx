import type { Field } from '@aurelio/page/elements'
import type { LeftOut as Reason } from '@aurelio/page/letters'
import { useTranslation } from 'react-i18next'
import type { LetterRules } from '../../model/state/letter-rules.ts'
import { leftOutFields } from '../../model/state/shown-definition.ts'
import { titleOver } from './sections.ts'

const reasons: Record<Reason, string> = {
  differs: 'Cada programa de correo lo dibuja a su manera, así que no sale:',
  'in-place': 'Un correo se lee de arriba abajo y nada se sale de su sitio:',
  still: 'En un correo nada se mueve ni cambia al pasar por encima:',
}

/** What pages know of such an element and mail does not show, and why. */
export function LeftOut({ type, letter }: { type: string; letter: LetterRules }) {
  const { t } = useTranslation()
  const fields = leftOutFields(letter, type)
  const byReason = Map.groupBy(fields, (field) => letter.whyLeftOut(field))
  if (fields.length === 0) return null
  return (
    <details data-left-out className="text-dense">
      <summary className="cursor-pointer font-medium">{t('Lo que un correo no muestra')}</summary>
      <div className="flex flex-col gap-3 pt-2 text-xs text-muted">
        {[...byReason].map(([reason, each]) => (
          <p key={reason}>
            {t(reasons[reason])} {namesOf(each.map((field) => t(nameOf(field))))}
          </p>
        ))}
      </div>
    </details>
  )
}

/** Moving and hovering are known by their section: their fields are called as others are. */
function nameOf(field: Field): string {
  const isKnownBySection = field.section === 'hover' || field.section === 'motion'
  return isKnownBySection ? titleOver(field) : field.label
}

function namesOf(labels: readonly string[]): string {
  return [...new Set(labels)].join(', ') + '.'
}
