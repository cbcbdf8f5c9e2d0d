import type { Profile } from '@aurelio/contracts/profile'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { MailHint, sendsMail } from '../../platform/auth/mail-hint.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from './facts.tsx'
import { PersonalForm } from './personal-form.tsx'
import { ProfilePhoto } from './photo/profile-photo.tsx'
import { useEditToggle } from './use-edit-toggle.ts'

/** Photo, name, email and bio; the fields open with an edit toggle (dashboard.md §2). */
export function PersonalTab({ profile, uid }: { profile: Profile; uid: string }) {
  const { t } = useTranslation()
  const { isEditing, edit, leave, buttonRef } = useEditToggle()
  const [unconfirmed, setUnconfirmed] = useState<string>()
  return (
    <Card className="flex flex-col gap-8 p-6 @2xl:flex-row">
      <ProfilePhoto image={profile.image} name={profile.name} uid={uid} />
      <div className="@container flex min-w-0 flex-1 flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl font-semibold">{t('Información personal')}</h2>
          {!isEditing && (
            <Button ref={buttonRef} icon={<Pencil aria-hidden="true" className="size-4" />} onClick={edit}>
              {t('Editar')}
            </Button>
          )}
        </div>
        <div role="status" className="empty:hidden">
          {!isEditing && unconfirmed !== undefined && <UnconfirmedEmail email={unconfirmed} />}
        </div>
        {isEditing ? (
          <PersonalForm
            profile={profile}
            onDone={(email) => {
              setUnconfirmed(email)
              leave()
            }}
          />
        ) : (
          <Facts
            facts={[
              [t('Nombre'), profile.name || t('Usuario Aurelio')],
              [
                t('Email'),
                <span key="email" className="flex flex-wrap items-center gap-2">
                  {profile.email}
                  {profile.emailVerified && <Badge tone="success">{t('Verificado')}</Badge>}
                </span>,
              ],
              [t('Biografía'), profile.bio],
            ]}
          />
        )}
      </div>
    </Card>
  )
}

/** The old email holds until the new one has been confirmed. */
function UnconfirmedEmail({ email }: { email: string }) {
  const { t } = useTranslation()
  const options = useQuery(api.authSettings.get.queryOptions()).data
  return (
    <div className="flex flex-col gap-1 rounded-md border border-border-strong p-3">
      <p>
        {sendsMail(options)
          ? t('Te hemos enviado un enlace a {{email}} para confirmar el cambio.', { email })
          : t('El enlace que confirma el cambio a {{email}} ya está preparado.', { email })}
      </p>
      <MailHint options={options} />
    </div>
  )
}
