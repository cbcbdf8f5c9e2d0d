import type { GalleryTemplate } from '@aurelio/page'
import { galleryCategories, galleryTemplates } from '@aurelio/page/templates/gallery-templates'
import { FilePlus2, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { NothingFoundDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Input } from '../../../ui/input.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { openEditor } from '../editor-session.ts'
import { CategoryChips } from './category-chips.tsx'
import { findTemplates } from './gallery.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { TemplateCard } from './template-card.tsx'

/** The gallery of starter templates (page-builder.md §2, new-page). */
export function NewPageScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const searchId = useId()
  const [category, setCategory] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [previewed, setPreviewed] = useState<GalleryTemplate | null>(null)
  const found = findTemplates(galleryTemplates, category, words)

  const use = ({ id, name }: GalleryTemplate) => openEditor(navigate, { template: id, name })

  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Nueva Página')}
        text={t('Empieza con una plantilla o con un lienzo en blanco.')}
        actions={
          <Button
            variant="primary"
            icon={<FilePlus2 aria-hidden="true" className="size-4" />}
            onClick={() => openEditor(navigate, { template: null })}
          >
            {t('Lienzo en Blanco')}
          </Button>
        }
      />
      <div className="flex flex-col gap-4">
        <div className="relative max-w-100">
          <label htmlFor={searchId} className="sr-only">
            {t('Buscar plantillas')}
          </label>
          <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
          <Input
            id={searchId}
            type="search"
            className="pl-9"
            placeholder={t('Buscar plantillas…')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <CategoryChips
          categories={galleryCategories}
          total={galleryTemplates.length}
          chosen={category}
          onChoose={setCategory}
        />
      </div>
      <div role="status" className="empty:hidden">
        {found.length === 0 && (
          <EmptyState
            drawing={<NothingFoundDrawing />}
            title={t('No se encontraron plantillas')}
            text={t('Intenta con otros términos de búsqueda o cambia la categoría')}
          />
        )}
      </div>
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
