import type { GalleryTemplate } from '@aurelio/page'
import { galleryCategories, galleryTemplates } from '@aurelio/page/templates/gallery'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { openEditor } from '../editor-session.ts'
import { CategoryChips } from '../template-search/category-chips.tsx'
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
  const [previewed, setPreviewed] = useState<GalleryTemplate | null>(null)
  const { found, words, category } = useTemplateSearch(galleryTemplates)

  const [params] = useSearchParams()
  const place = placeIn(params)

  const use = ({ id, name }: GalleryTemplate) => openEditor(navigate, { template: id, name, place })

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
      <NothingFound title={t('No se encontraron plantillas')} isShown={found.length === 0} />
      <ul className="grid gap-6 @md:grid-cols-2 @4xl:grid-cols-3">
        {found.map((template) => (
          <li key={template.id} className="flex min-w-0">
            <TemplateCard
              template={template}
              onUse={() => use(template)}
              onPreview={() => setPreviewed(template)}
            />
          </li>
        ))}
      </ul>
      {previewed && (
        <PreviewDialog template={previewed} onUse={() => use(previewed)} onClose={() => setPreviewed(null)} />
      )}
    </div>
  )
}
