import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberRow } from './member-row.tsx'
import { PendingInvitations } from './pending-invitations.tsx'
import { RoleTable } from './role-table.tsx'

/** Who is in the workspace and as what; who leads it invites, changes and removes. */
export function MembersScreen() {
  const { t } = useTranslation()
  const manages = useCan('workspace.people')
  const [isInviting, setInviting] = useState(false)
  const members = useQuery(api.people.list.queryOptions())
  const rows = members.data?.items
  return (
    <div className="grid items-start gap-8 @5xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-8">
        <section className="flex flex-col gap-4" aria-labelledby="members">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 id="members" className="text-base font-semibold">
              {t('Miembros')}
            </h2>
            {manages && (
              <Button
                variant="primary"
                icon={<UserPlus aria-hidden="true" className="size-4" />}
                onClick={() => setInviting(true)}
              >
                {t('Invitar')}
              </Button>
            )}
          </div>
          {members.isError && !rows && (
            <ErrorPanel
              title={t('No se ha podido cargar quién está en el espacio')}
              text={errorText(members.error)}
              action={<Button onClick={() => void members.refetch()}>{t('Reintentar')}</Button>}
            />
          )}
          {members.isPending && <Skeleton className="h-24" />}
          {rows && (
            <ul className="flex flex-col divide-y rounded-lg border bg-surface">
              {rows.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  others={rows.filter(({ id }) => id !== member.id)}
                />
              ))}
            </ul>
          )}
        </section>
        {manages && <PendingInvitations />}
      </div>
      <RoleTable />
      {manages && <InviteDialog open={isInviting} onOpenChange={setInviting} />}
    </div>
  )
}
