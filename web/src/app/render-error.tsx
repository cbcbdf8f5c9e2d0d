import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CentredPage } from './centred-page.tsx'

/** What stands in place of a screen that broke (dashboard.md §2). The console holds the stack. */
export function RenderError() {
  const { t } = useTranslation()
  const error = useRouteError()
  return (
    <CentredPage>
      <ErrorPanel
        heading
        title={t('Error de renderizado')}
        text={error instanceof Error ? error.message : String(error)}
        action={
          <Button
            variant="primary"
            icon={<RotateCw aria-hidden="true" className="size-4" />}
            onClick={() => window.location.reload()}
          >
            {t('Recargar página')}
          </Button>
        }
      />
    </CentredPage>
  )
}
