import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'
import { ScreenNotLoaded } from '../platform/load-part.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CentredPage } from './centred-page.tsx'

/** What stands in place of a screen that broke (dashboard.md §2) or did not come. The console holds the stack. */
export function RenderError() {
  const { t } = useTranslation()
  const error = useRouteError()
  const isMissing = error instanceof ScreenNotLoaded
  return (
    <CentredPage>
      <ErrorPanel
        heading
        title={isMissing ? t('Esta pantalla no se ha podido cargar') : t('Error de renderizado')}
        text={
          isMissing ? t('Puede que haya una versión nueva de Aurelio. Recarga la página.') : textOf(error)
        }
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

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
