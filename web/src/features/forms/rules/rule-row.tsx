import type { StandingRule } from '@aurelio/contracts/lead-rules'
import { useMutation } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/toast.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { leftWords, summaryOf } from './rule-words.ts'

function onError(error: Error) {
  notify.error(errorText(error))
}

/** One rule: what it says, and whether it is on. */
export function RuleRow({ rule }: { rule: StandingRule }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'change' | 'remove'>()
  const { id, name, isActive, left } = rule
  const close = () => setOpen(undefined)
  const switching = useMutation(api.leadRules.update.mutationOptions({ onError }))
  const removing = useMutation(api.leadRules.remove.mutationOptions({ onError }))
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <div className="flex min-w-0 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-medium break-words">{name}</span>
          {!isActive && <Badge>{t('En pausa')}</Badge>}
        </span>
        <span className="text-dense break-words text-muted">{summaryOf(rule)}</span>
        {left.map((person) => (
          <span key={person.id} className="flex items-start gap-1.5 text-dense break-words text-warning">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {leftWords(person)}
          </span>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="dense" onClick={() => setOpen('change')}>
          {t('Cambiar')}
        </Button>
        <Button
          size="dense"
          busy={switching.isPending}
          onClick={() => switching.mutate({ id, isActive: !isActive })}
        >
          {isActive ? t('Pausar') : t('Reanudar')}
        </Button>
        <Button size="dense" onClick={() => setOpen('remove')}>
          {t('Quitar')}
        </Button>
      </div>
      {open === 'change' && <RuleDialog rule={rule} onClose={close} />}
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={close}
        title={t('¿Quitar esta automatización?')}
        description={t('«{{name}}» deja de hacerse. Lo que ya hizo se queda como está.', { name })}
        confirmLabel={t('Quitar')}
        busy={removing.isPending}
        onConfirm={() => removing.mutate({ id }, { onSettled: close })}
      />
    </li>
  )
}
