import type { StartingTemplate } from '@aurelio/page'
import { galleryCategories, galleryTemplates } from '@aurelio/page/templates/gallery'
import { tradeTemplates } from '@aurelio/page/templates/trades'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { openEditor } from '../editor-session.ts'
import { CategoryChips } from '../template-search/category-chips.tsx'
import { findTemplates } from '../template-search/find-templates.ts'
import { NothingFound } from '../template-search/nothing-found.tsx'
import { useTemplateSearch } from '../template-search/use-template-search.ts'
import { WordsField } from '../template-search/words-field.tsx'
import { placeIn } from './new-page-place.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { TemplateCard } from './template-card.tsx'

/** The gallery of starter templates (page-builder.md §2, new-page). */
export function NewPageScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [previewed, setPreviewed] = useState<StartingTemplate | null>(null)
  const { found, words, category } = useTemplateSearch(galleryTemplates)
  // The categories are those of the gallery: whoever chooses one looks for nothing else.
  const trades = category.chosen === null ? findTemplates(tradeTemplates, null, words.value) : []

  const [params] = useSearchParams()
  const place = placeIn(params)

  const use = ({ id, name }: StartingTemplate) => openEditor(navigate, { template: id, name, place })

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Nueva Página')}
        text={t('Empieza con una plantilla o con un lienzo en blanco.')}
        actions={
          <Button
            variant="primary"
            icon={<FilePlus2 aria-hidden="true" className="size-4" />}
            onClick={() => openEditor(navigate, { template: null, place })}
          >
            {t('Lienzo en Blanco')}
          </Button>
        }
      />
      <div className="flex flex-col gap-4">
        <WordsField
          label={t('Buscar plantillas')}
          placeholder={t('Buscar plantillas…')}
          {...words}
          className="max-w-100"
        />
        <CategoryChips categories={galleryCategories} total={galleryTemplates.length} {...category} />
      </div>
      <NothingFound
        title={t('No se encontraron plantillas')}
        isShown={found.length === 0 && trades.length === 0}
      />
      {found.length > 0 && <TemplateGrid templates={found} onUse={use} onPreview={setPreviewed} />}
      {trades.length > 0 && (
        <section aria-labelledby="por-oficio" className="flex flex-col gap-4">
          <div>
            <h2 id="por-oficio" className="text-xl font-semibold">
              {t('Por oficio')}
            </h2>
            <p className="text-muted">{t('Webs enteras, con sus textos: cambia el nombre y los precios.')}</p>
          </div>
          <TemplateGrid templates={trades} level="h3" onUse={use} onPreview={setPreviewed} />
        </section>
      )}
      {previewed && (
        <PreviewDialog template={previewed} onUse={() => use(previewed)} onClose={() => setPreviewed(null)} />
      )}
    </div>
  )
}

type TemplateGridProps<T> = {
  templates: readonly T[]
  level?: 'h2' | 'h3'
  onUse: (template: T) => void
  onPreview: (template: T) => void
}

function TemplateGrid<T extends StartingTemplate>({
  templates,
  level,
  onUse,
  onPreview,
}: TemplateGridProps<T>) {
  return (
    <ul className="grid gap-6 @md:grid-cols-2 @4xl:grid-cols-3">
      {templates.map((template) => (
        <li key={template.id} className="flex min-w-0">
          <TemplateCard
            template={template}
            {...(level && { level })}
            onUse={() => onUse(template)}
            onPreview={() => onPreview(template)}
          />
        </li>
      ))}
    </ul>
  )
}
