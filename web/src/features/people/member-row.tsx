import type { Member } from '@aurelio/contracts/people'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toast.tsx'
import { peopleWords } from './people-words.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { RoleSelect } from './role-select.tsx'
import { roleNames } from './role-words.ts'

type MemberRowProps = { member: Member; others: readonly Member[] }

/** One person. Who leads the workspace changes what they are; owners are only changed by owners. */
export function MemberRow({ member, others }: MemberRowProps) {
  const { t } = useTranslation()
  const { user, can } = useSession()
  const [isAsking, setAsking] = useState(false)
  const changing = useMutation(
    api.people.changeRole.mutationOptions({
      onSuccess: (changed) =>
        notify.success(
          t('{{name}} es ahora: {{role}}', { name: changed.name, role: t(roleNames[changed.role]) }),
        ),
      onError: (error) => notify.error(errorText(error, peopleWords)),
    }),
  )
  const { id, name, email, role } = member
  const mayChange = can['workspace.people'] && (role !== 'owner' || can['workspace.own'])
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2 font-medium break-words">
          <bdi>{name}</bdi>
          {id === user.id && <Badge>{t('Tú')}</Badge>}
        </p>
        {email !== null && <p className="text-dense break-words text-muted">{email}</p>}
      </div>
      {mayChange ? (
        <RoleSelect
          aria-label={t('Rol de {{name}}', { name })}
          className="w-44"
          value={role}
          disabled={changing.isPending}
          onRole={(next) => changing.mutate({ id, role: next })}
        />
      ) : (
        <p className="text-muted">{t(roleNames[role])}</p>
      )}
      {mayChange && id !== user.id && (
        <Button size="form" aria-label={t('Quitar a {{name}}', { name })} onClick={() => setAsking(true)}>
          {t('Quitar')}
        </Button>
      )}
      <RemoveDialog open={isAsking} onOpenChange={setAsking} member={member} others={others} />
    </li>
  )
}
