import type { LibraryTemplate } from '@aurelio/page'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../../ui/badge.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { TemplateFrame } from '../../../new-page/template-frame.tsx'

/** A template of the library with its picture, which is the template itself. */
export function LibraryCard({ template, onUse }: { template: LibraryTemplate; onUse: () => void }) {
  const { t } = useTranslation()
  const { id, name, category, description } = template
  return (
    <article data-template={id} className="flex h-full flex-col overflow-hidden rounded-lg border bg-surface">
      <TemplateFrame template={template} className="aspect-video border-b" />
      <div className="flex flex-1 flex-col items-start gap-2 p-4">
        <Badge tone="accent">{t(category)}</Badge>
        <h3 id={`biblioteca-${id}`} className="text-sm font-semibold">
          {t(name)}
        </h3>
        <p className="flex-1 text-dense text-muted">{t(description)}</p>
        <Button size="dense" aria-describedby={`biblioteca-${id}`} onClick={onUse}>
          {t('Usar Plantilla')}
        </Button>
      </div>
    </article>
  )
}
