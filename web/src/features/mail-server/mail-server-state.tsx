import type { MailServer } from '@aurelio/contracts/mail-server'
import { useMutation } from '@tanstack/react-query'
import { Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { formatDateTime } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/toast.tsx'
import { mailServerWords, problemTexts, stateNames, stateTexts } from './mail-server-words.ts'

const tones = {
  untried: 'neutral',
  failed: 'warning',
  ready: 'accent',
  used: 'success',
  failing: 'warning',
} as const

const tellFailure = (error: Error) => notify.error(errorText(error, mailServerWords))

/** Whether letters go by the server of the workspace, what its last connection said, and what can be done. */
export function MailServerState({ server }: { server: MailServer }) {
  const { t } = useTranslation()
  const [isRemoving, setRemoving] = useState(false)
  const attempt = useMutation(api.mailServer.try.mutationOptions({ onError: tellFailure }))
  const use = useMutation(api.mailServer.use.mutationOptions({ onError: tellFailure }))
  const remove = useMutation(
    api.mailServer.remove.mutationOptions({ onError: tellFailure, onSuccess: () => setRemoving(false) }),
  )
  const { host, sender, state, problem, answer, triedAt } = server
  const isUsed = state === 'used' || state === 'failing'
  return (
    <Card className="flex flex-col gap-3">
      <div role="status" className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <p className="font-medium wrap-anywhere">{t('{{sender}} por {{host}}', { sender, host })}</p>
          <span data-mail-state={state}>
            <Badge tone={tones[state]}>{t(stateNames[state])}</Badge>
          </span>
        </div>
        <p className="text-muted">{t(stateTexts[state])}</p>
        {problem !== null && <p className="text-danger">{t(problemTexts[problem])}</p>}
        {answer !== '' && (
          <p className="font-mono text-xs text-muted wrap-anywhere">
            {t('El servidor ha dicho: {{answer}}', { answer })}
          </p>
        )}
        {triedAt !== null && (
          <p className="text-dense text-muted">
            {t('Última conexión: {{moment}}', { moment: formatDateTime(triedAt) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={state === 'untried' || state === 'failed' ? 'primary' : 'secondary'}
          icon={<Send aria-hidden="true" className="size-4" />}
          busy={attempt.isPending}
          onClick={() => attempt.mutate(undefined)}
        >
          {t('Probar')}
        </Button>
        {(state === 'ready' || isUsed) && (
          <Button
            variant={isUsed ? 'secondary' : 'primary'}
            busy={use.isPending}
            onClick={() => use.mutate({ isUsed: !isUsed })}
          >
            {isUsed ? t('Dejar de usarlo') : t('Usarlo')}
          </Button>
        )}
        <Button icon={<Trash2 aria-hidden="true" className="size-4" />} onClick={() => setRemoving(true)}>
          {t('Quitar')}
        </Button>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('¿Quitar este servidor?')}
        description={t('Se borra su contraseña, y lo que envíes saldrá desde la instalación.')}
        confirmLabel={t('Quitar')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      />
    </Card>
  )
}
