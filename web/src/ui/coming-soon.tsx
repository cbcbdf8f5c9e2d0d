import { useTranslation } from 'react-i18next'
import { SoonDrawing } from './drawings.tsx'
import { EmptyState } from './empty-state.tsx'
import { PageHeader } from './page-header.tsx'

/** A route whose screen does not stand yet (page-builder.md §2, decision 32). Texts come as Spanish keys. */
export function ComingSoon({ title, description }: { title: string; description: string }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t(title)} text={t(description)} />
      <EmptyState
        drawing={<SoonDrawing />}
        title={t('Próximamente')}
        text={t('Esta funcionalidad está en desarrollo y estará disponible pronto.')}
      />
    </div>
  )
}
