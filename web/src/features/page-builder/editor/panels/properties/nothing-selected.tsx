import { MousePointerClick } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { useEditorState } from '../../model/state/hooks.ts'

const SiteLink = lazyPart(async () => (await import('./site-link.tsx')).SiteLink)

/** What the panel reads while nothing is selected, and until the rest of it has loaded: what the whole page shares. */
export function NothingSelected() {
  const { t } = useTranslation()
  const siteId = useEditorState((state) => (state.letter === null ? state.siteId : null))
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-16 text-center text-muted">
      <MousePointerClick aria-hidden="true" className="size-8" />
      <p>{t('Selecciona un elemento para editar sus propiedades')}</p>
      <Suspense fallback={null}>{siteId !== null && <SiteLink siteId={siteId} />}</Suspense>
    </div>
  )
}
