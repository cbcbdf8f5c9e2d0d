import { addresses } from '@aurelio/contracts/addresses'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { LostDrawing } from '../ui/drawings.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { CentredPage } from './centred-page.tsx'

/** Inside the shell. */
export function NotFound() {
  const { t } = useTranslation()
  return (
    <EmptyState
      drawing={<LostDrawing />}
      heading
      title={t('Esta página no existe')}
      text={t('Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.')}
      action={
        <Link to={addresses.home} className={buttonClass({ variant: 'primary' })}>
          {t('Ir al inicio')}
        </Link>
      }
    />
  )
}

/** Outside of it, for anybody. */
export function PublicNotFound() {
  return (
    <CentredPage>
      <NotFound />
    </CentredPage>
  )
}
