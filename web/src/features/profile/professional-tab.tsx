import type { Profile } from '@aurelio/contracts/profile'
import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from './facts.tsx'
import { linkNames, ProfessionalForm } from './professional-form.tsx'
import { useEditToggle } from './use-edit-toggle.ts'

/** Role, company, location, skills and links, to read or to edit (dashboard.md §2). */
export function ProfessionalTab({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const { isEditing, edit, leave, buttonRef } = useEditToggle()
  return (
    <Card className="flex flex-col gap-4 p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">{t('Información Profesional')}</h2>
        {!isEditing && (
          <Button ref={buttonRef} icon={<Pencil aria-hidden="true" className="size-4" />} onClick={edit}>
            {t('Editar')}
          </Button>
        )}
      </div>
      {isEditing ? (
        <ProfessionalForm profile={profile} onDone={leave} />
      ) : (
        <Facts
          facts={[
            [t('Cargo'), profile.role],
            [t('Empresa'), profile.company],
            [t('Ubicación'), profile.location],
            [t('Habilidades'), profile.skills.length === 0 ? '' : <Skills skills={profile.skills} />],
            ...linkNames.map(
              ([id, name]) => [t(name), <Address key={id} url={profile.socialLinks[id]} />] as const,
            ),
          ]}
        />
      )}
    </Card>
  )
}

function Skills({ skills }: { skills: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {skills.map((skill) => (
        <li key={skill}>
          <Badge tone="accent">{skill}</Badge>
        </li>
      ))}
    </ul>
  )
}

/** Only web addresses become links: the server checks them too, but a link is followed here. */
function Address({ url }: { url: string }) {
  const { t } = useTranslation()
  if (!/^https?:\/\//i.test(url)) return <span className="text-muted">{t('No especificado')}</span>
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="rounded-sm text-accent-text underline underline-offset-4 hover:no-underline"
    >
      {url.replace(/^https?:\/\//i, '')}
    </a>
  )
}
