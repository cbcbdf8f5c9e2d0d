import { addresses } from '@aurelio/contracts/addresses'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../../../ui/button.tsx'

/** The way to what the whole site shares; beside the editor, which follows it. */
export function SiteLink({ siteId }: { siteId: string }) {
  const { t } = useTranslation()
  return (
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
  )
}
