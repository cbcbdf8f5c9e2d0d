import type { Account } from '@aurelio/contracts/accounts'
import type { accountProblems } from '@aurelio/contracts/problems/people'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText, type ProblemWords } from '../../platform/api/error-text.ts'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { formatDate } from '../../platform/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/toast.tsx'

const words: Required<Pick<ProblemWords, keyof typeof accountProblems>> = {
  OWN_ACCOUNT: 'No puedes deshabilitar tu propia cuenta.',
}

/** One account; one's own cannot be disabled. */
export function AccountRow({ account }: { account: Account }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { user } = useSession()
  const [isAsking, setAsking] = useState(false)
  const name = account.name || account.email
  const handlers = (text: string) => ({
    onSuccess: async () => {
      setAsking(false)
      notify.success(text)
      await queryClient.invalidateQueries({ queryKey: api.accounts.key() })
    },
    onError: (error: Error) => notify.error(errorText(error, words)),
  })
  const disabling = useMutation(
    api.accounts.disable.mutationOptions(handlers(t('La cuenta de {{name}} está deshabilitada', { name }))),
  )
  const enabling = useMutation(
    api.accounts.enable.mutationOptions(
      handlers(t('La cuenta de {{name}} vuelve a estar habilitada', { name })),
    ),
  )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words">
          {name}
          {account.administrator && <Badge tone="accent">{t('Administra')}</Badge>}
          {account.disabled && <Badge tone="warning">{t('Deshabilitada')}</Badge>}
        </p>
        <p className="text-dense break-words text-muted">
          {account.email} · {t('Desde el {{date}}', { date: formatDate(account.createdAt) })}
        </p>
      </div>
      {account.disabled ? (
        <Button
          size="dense"
          busy={enabling.isPending}
          aria-label={t('Habilitar la cuenta de {{name}}', { name })}
          onClick={() => enabling.mutate({ id: account.id })}
        >
          {t('Habilitar')}
        </Button>
      ) : (
        account.id !== user.id && (
          <Button
            size="dense"
            aria-label={t('Deshabilitar la cuenta de {{name}}', { name })}
            onClick={() => setAsking(true)}
          >
            {t('Deshabilitar')}
          </Button>
        )
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('¿Deshabilitar la cuenta de {{name}}?', { name })}
        description={t(
          'Sus sesiones se cierran ahora y no podrá entrar hasta que la habilites. No se borra nada.',
        )}
        confirmLabel={t('Deshabilitar')}
        busy={disabling.isPending}
        onConfirm={() => disabling.mutate({ id: account.id })}
      />
    </li>
  )
}
