import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { CategoryChips } from '../../../template-search/category-chips.tsx'
import { countCategories } from '../../../template-search/find-templates.ts'
import { NothingFound } from '../../../template-search/nothing-found.tsx'
import { useTemplateSearch } from '../../../template-search/use-template-search.ts'
import { WordsField } from '../../../template-search/words-field.tsx'
import { replacePage } from '../../model/commands/replace-page.ts'
import { useModel } from '../../model/state/model-context.ts'
import { LibraryCard } from './library-card.tsx'
import { loadLibrary } from './load-library.ts'
import { UploadTemplate } from './upload-template.tsx'
import { templateDocument } from '../../model/transfer/template-document.ts'

/** The library: six ready-made pages to search, and the person's own from a file (page-builder.md §3, §5, §8). */
export function TemplatesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { store } = useModel()
  const { data: templates = [] } = useQuery({
    queryKey: ['template-library'],
    queryFn: loadLibrary,
    enabled: open,
    staleTime: Infinity,
  })
  const { found, words, category } = useTemplateSearch(templates)

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
          <WordsField
            label={t('Buscar plantillas')}
            placeholder={t('Buscar plantillas…')}
            {...words}
            className="min-w-56 flex-1"
          />
          <UploadTemplate onOpen={(document) => put({ document, label: 'Abrir plantilla de un archivo' })} />
        </div>
        <CategoryChips categories={countCategories(templates)} total={templates.length} {...category} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <NothingFound
          title={t('No se encontraron plantillas')}
          isShown={templates.length > 0 && found.length === 0}
        />
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((template) => (
            <li key={template.id} className="min-w-0">
              <LibraryCard
                template={template}
                onUse={() =>
                  put({
                    document: templateDocument(template.page.elements),
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
