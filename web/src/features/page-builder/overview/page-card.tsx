import type { PageSummary } from '@aurelio/contracts/pages'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { formatDateTime, formatRelative } from '../../../platform/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { openEditor } from '../editor-session.ts'
import { DeletePageDialog } from './delete-page-dialog.tsx'

/** One project: its name, when it changed, and what can be done with it. */
export function PageCard({ page }: { page: PageSummary }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const nameId = useId()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Card className="flex min-h-40 flex-1 flex-col gap-3">
      <div className="flex items-start justify-between gap-2">
        <h2 id={nameId} className="line-clamp-2 text-base font-semibold break-words">
          {page.name}
        </h2>
        {page.publication ? <Badge tone="success">{t('Publicada')}</Badge> : <Badge>{t('Borrador')}</Badge>}
      </div>
      <p className="text-muted">
        <time dateTime={page.updatedAt} title={formatDateTime(page.updatedAt)}>
          {t('Última modificación: {{when}}', { when: formatRelative(page.updatedAt) })}
        </time>
      </p>
      <div className="mt-auto flex items-center gap-2">
        <Button
          icon={<Pencil aria-hidden="true" className="size-4" />}
          aria-describedby={nameId}
          onClick={() => openEditor(navigate, { pageId: page.id, name: page.name })}
        >
          {t('Editar')}
        </Button>
        <span className="flex-1" />
        <OpenPublished page={page} />
        <IconButton
          label={t('Eliminar {{name}}', { name: page.name })}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onClick={() => setDeleting(true)}
        />
      </div>
      <DeletePageDialog page={page} open={isDeleting} onOpenChange={setDeleting} />
    </Card>
  )
}

function OpenPublished({ page }: { page: PageSummary }) {
  const { t } = useTranslation()
  const icon = <ExternalLink aria-hidden="true" className="size-4" />
  if (!page.publication) {
    return <IconButton disabled label={t('{{name}} no está publicada', { name: page.name })} icon={icon} />
  }
  const label = t('Abrir {{name}} publicada', { name: page.name })
  return (
    <Tooltip text={label}>
      <a
        href={page.publication.url}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        className={buttonClass({ variant: 'ghost', className: 'aspect-square px-0 coarse:min-w-11' })}
      >
        {icon}
      </a>
    </Tooltip>
  )
}
