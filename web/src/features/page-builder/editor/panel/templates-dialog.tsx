import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog.tsx'
import { NothingFoundDrawing } from '../../../../ui/drawings.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Input } from '../../../../ui/input.tsx'
import { CategoryChips } from '../../new-page/category-chips.tsx'
import { countCategories, findTemplates } from '../../new-page/gallery.ts'
import { replacePage } from '../commands/replace-page.ts'
import { templateDocument } from '../saving/start.ts'
import { useEditor } from '../state/editor-context.ts'
import { LibraryCard } from './library-card.tsx'
import { loadLibrary } from './load-library.ts'
import { UploadTemplate } from './upload-template.tsx'

/** The library: six ready-made pages to search, and the person's own from a file (page-builder.md §3, §5, §8). */
export function TemplatesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { store } = useEditor()
  const searchId = useId()
  const [category, setCategory] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const { data: templates = [] } = useQuery({
    queryKey: ['template-library'],
    queryFn: loadLibrary,
    enabled: open,
    staleTime: Infinity,
  })
  const found = findTemplates(templates, category, words)

  function put(step: Parameters<typeof replacePage>[1]) {
    replacePage(store, step)
    onClose()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('Plantillas')}
      description={t('Empieza con una página hecha y cambia lo que quieras.')}
      className="max-w-4xl"
    >
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <div className="relative min-w-56 flex-1">
            <label htmlFor={searchId} className="sr-only">
              {t('Buscar plantillas')}
            </label>
            <Search
              aria-hidden="true"
              className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
            />
            <Input
              id={searchId}
              type="search"
              className="pl-9"
              placeholder={t('Buscar plantillas…')}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
          <UploadTemplate onOpen={(document) => put({ document, label: 'Abrir plantilla de un archivo' })} />
        </div>
        <CategoryChips
          categories={countCategories(templates)}
          total={templates.length}
          chosen={category}
          onChoose={setCategory}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div role="status" className="empty:hidden">
          {templates.length > 0 && found.length === 0 && (
            <EmptyState
              drawing={<NothingFoundDrawing />}
              title={t('No se encontraron plantillas')}
              text={t('Intenta con otros términos de búsqueda o cambia la categoría')}
            />
          )}
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((template) => (
            <li key={template.id} className="min-w-0">
              <LibraryCard
                template={template}
                onUse={() =>
                  put({
                    document: templateDocument(template.elements),
                    label: 'Usar plantilla {{Plantilla}}',
                    names: { plantilla: template.name },
                  })
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
