import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import { PageLanguages } from './page-languages.tsx'

type PageLanguagesDialogProps = { page: { id: string; name: string }; onClose: () => void }

/** A page in each language of its site, over the list of pages. */
export function PageLanguagesDialog({ page, onClose }: PageLanguagesDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Idiomas de la página')}
      description={t('De «{{name}}»', { name: page.name })}
      className="max-w-xl"
    >
      <div className="-mx-2 flex min-h-0 flex-col gap-4 overflow-y-auto px-2 pb-1">
        <PageLanguages pageId={page.id} />
      </div>
    </Dialog>
  )
}
