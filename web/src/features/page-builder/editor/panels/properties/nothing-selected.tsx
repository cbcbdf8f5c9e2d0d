import { addresses } from '@aurelio/contracts/addresses'
import { ExternalLink, MousePointerClick } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../../../ui/button.tsx'
import { useEditorState } from '../../model/state/hooks.ts'

/** What the panel reads while nothing is selected, and until the rest of it has loaded: what the whole page shares. */
export function NothingSelected() {
  const { t } = useTranslation()
  const siteId = useEditorState((state) => (state.letter === null ? state.siteId : null))
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-16 text-center text-muted">
      <MousePointerClick aria-hidden="true" className="size-8" />
      <p>{t('Selecciona un elemento para editar sus propiedades')}</p>
      {siteId !== null && (
        <div className="mt-4 flex flex-col items-center gap-2 border-t pt-6">
          <p>{t('Los colores, la letra, el nombre y el teléfono son los mismos en todo el sitio.')}</p>
          <a
            href={addresses.site(siteId)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ size: 'dense' })}
          >
            {t('Marca y datos del sitio')}
            <ExternalLink aria-hidden="true" className="size-3.5" />
            <span className="sr-only">{t('(en otra pestaña)')}</span>
          </a>
        </div>
      )}
    </div>
  )
}
