import { addresses } from '@aurelio/contracts/addresses'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'

/** For a translation of which there is nothing. */
export function ThingMissing() {
  const { t } = useTranslation()
  return (
    <ErrorPanel
      heading
      title={t('Esta traducción no está')}
      text={t('Puede que lo que se traducía se haya eliminado, o que ningún sitio tenga ya ese idioma.')}
      action={
        <Link to={addresses.overview} className={buttonClass()}>
          {t('Volver a tus páginas')}
        </Link>
      }
    />
  )
}
