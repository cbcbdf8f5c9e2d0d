import { MousePointerClick } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** What the panel reads while nothing is selected, and until the rest of it has loaded. */
export function NothingSelected() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-16 text-center text-muted">
      <MousePointerClick aria-hidden="true" className="size-8" />
      <p>{t('Selecciona un elemento para editar sus propiedades')}</p>
    </div>
  )
}
