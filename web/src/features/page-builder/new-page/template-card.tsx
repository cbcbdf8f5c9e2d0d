import type { StartingTemplate } from '@aurelio/page'
import { Eye } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TemplateFrame } from './template-frame.tsx'

type TemplateCardProps = {
  template: StartingTemplate
  level?: 'h2' | 'h3'
  onUse: () => void
  onPreview: () => void
}

/** Its picture is the template itself, small. 'Usar Plantilla' shows on hover and focus, and always on touch. */
export function TemplateCard({ template, level: Title = 'h2', onUse, onPreview }: TemplateCardProps) {
  const { t } = useTranslation()
  const { id, name, category, description } = template
  return (
    <article
      {...(category === 'oficio' ? { 'data-trade': id } : { 'data-template': id })}
      className="group flex flex-1 flex-col overflow-hidden rounded-lg border bg-surface transition-colors duration-150 hover:border-border-strong"
    >
      <div className="relative border-b">
        <TemplateFrame template={template} className="aspect-4/3" />
        <div className="absolute inset-0 grid place-items-center bg-overlay opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 coarse:place-items-end coarse:bg-transparent coarse:p-3 coarse:opacity-100">
          <Button variant="primary" onClick={onUse} aria-describedby={`plantilla-${id}`}>
            {t('Usar Plantilla')}
          </Button>
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex items-center justify-between gap-2">
          <Badge tone="accent">{t(category)}</Badge>
          <IconButton
            label={t('Vista previa de {{name}}', { name: t(name) })}
            icon={<Eye aria-hidden="true" className="size-4" />}
            onClick={onPreview}
          />
        </div>
        <Title id={`plantilla-${id}`} className="text-base font-semibold">
          {t(name)}
        </Title>
        <p className="text-muted">{t(description)}</p>
      </div>
    </article>
  )
}
