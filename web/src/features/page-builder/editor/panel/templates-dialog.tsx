import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { loadGallery } from './load-gallery.ts'
import { replacePage } from '../commands/replace-page.ts'
import { templateDocument } from '../saving/start.ts'
import { useEditor } from '../state/editor-context.ts'

/** Ready-made pages, from the empty canvas. */
export function TemplatesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { store } = useEditor()
  const { data: templates = [] } = useQuery({
    queryKey: ['gallery'],
    queryFn: loadGallery,
    enabled: open,
    staleTime: Infinity,
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('Plantillas')}
      description={t('Empieza con una página hecha y cambia lo que quieras.')}
      className="max-w-2xl"
    >
      <ul className="grid gap-3 overflow-y-auto sm:grid-cols-2">
        {templates.map(({ id, name, category, description, elements }) => (
          <li key={id} data-template={id} className="flex flex-col gap-2 rounded-lg border bg-surface p-4">
            <div>
              <Badge>{category}</Badge>
            </div>
            <h3 className="text-sm font-semibold">{name}</h3>
            <p className="flex-1 text-dense text-muted">{description}</p>
            <Button
              size="dense"
              onClick={() => {
                replacePage(store, templateDocument(elements), 'Usar plantilla')
                onClose()
              }}
            >
              {t('Usar Plantilla')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
