import { ShieldCheck } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecipeSection } from './recipes/recipe-section.tsx'
import { DropZone } from './screen/drop-zone.tsx'
import { ErrorToast } from './screen/error-toast.tsx'
import { ImageList } from './screen/image-list.tsx'
import { OptimizerProvider, useOptimizerState } from './screen/optimizer-context.tsx'
import { SettingsPanel } from './screen/settings-panel.tsx'
import { WithoutConnection } from './screen/without-connection.tsx'
import { count } from './state/state.ts'

/** The image optimizer (dashboard.md §2): everything happens in the browser. */
export function ImageOptimizerScreen() {
  return (
    <OptimizerProvider>
      <Content />
    </OptimizerProvider>
  )
}

function Content() {
  const { t } = useTranslation()
  const hasImages = useOptimizerState((state) => count.all(state) > 0)
  // After the settings, in a task of its own: both together were the longest of all.
  const showsList = useDeferredValue(hasImages)
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Optimizador de Imágenes')}
        text={t('Reduce el peso de tus imágenes antes de publicarlas.')}
      />
      <div className="-mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-dense text-muted">
        <p className="flex items-center gap-2">
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
          {t(
            'Todo ocurre en tu navegador: tus imágenes no salen de él, salvo las que guardes en las imágenes del espacio, a mano o con una receta.',
          )}
        </p>
        <WithoutConnection />
      </div>
      <DropZone />
      <RecipeSection />
      {hasImages && <SettingsPanel />}
      {hasImages && showsList && <ImageList />}
      <ErrorToast />
    </div>
  )
}
