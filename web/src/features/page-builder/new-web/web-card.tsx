import { type WebPageRole, webPageRoles, type WebTemplate } from '@aurelio/page/templates/webs'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageFrame } from '../new-page/template-frame.tsx'

const roleNames = {
  home: 'Portada',
  list: 'Listado',
  item: 'Ficha',
  about: 'Quiénes son',
  contact: 'Contacto',
} as const satisfies Record<WebPageRole, string>

/** Aviso legal, privacidad and cookies. */
const legalPages = 3

/** A web that a site may begin with: pictures of its pages, and what it brings. */
export function WebCard({ template, onUse }: { template: WebTemplate; onUse: () => void }) {
  const { t } = useTranslation()
  const { id, name, description, collections } = template
  const [first, ...others] = webPageRoles
  return (
    <article
      data-web={id}
      aria-labelledby={`web-${id}`}
      className="flex flex-1 flex-col overflow-hidden rounded-lg border bg-surface"
    >
      <div className="flex flex-col gap-2 border-b bg-surface p-2">
        {first && <PagePicture template={template} role={first} className="aspect-16/10" />}
        <ul className="grid grid-cols-4 gap-2">
          {others.map((role) => (
            <li key={role} className="flex min-w-0 flex-col gap-1">
              <PagePicture template={template} role={role} className="aspect-3/4" />
              <span className="truncate text-center text-sm text-muted">{t(roleNames[role])}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <h2 id={`web-${id}`} className="text-base font-semibold">
          {t(name)}
        </h2>
        <p className="text-muted">{t(description)}</p>
        <ul className="flex flex-wrap gap-2">
          <li>
            <Badge>{t('{{n}} páginas, con las legales', { n: webPageRoles.length + legalPages })}</Badge>
          </li>
          {collections.map((collection) => (
            <li key={collection.name}>
              <Badge>{t('{{name}}: {{n}}', { name: t(collection.name), n: collection.items })}</Badge>
            </li>
          ))}
          <li>
            <Badge>{t('Español e inglés')}</Badge>
          </li>
        </ul>
        <Button
          variant="primary"
          className="mt-auto self-start"
          aria-describedby={`web-${id}`}
          onClick={onUse}
        >
          {t('Usar esta web')}
        </Button>
      </div>
    </article>
  )
}

type PagePictureProps = { template: WebTemplate; role: WebPageRole; className: string }

function PagePicture({ template, role, className }: PagePictureProps) {
  const make = useCallback(
    async () => (await import('./web-html.ts')).webHtml(template, role),
    [template, role],
  )
  return (
    <PageFrame title={`${template.id} ${role}`} make={make} className={`${className} rounded-md border`} />
  )
}
