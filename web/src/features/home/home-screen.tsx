import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ToolGrid } from './tool-grid.tsx'

/** Dashboard home (dashboard.md §2): a greeting by name, or by email where there is none. */
export function HomeScreen() {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        title={t('Hola, {{name}}', { name: user.name.trim() || user.email })}
        text={t('¿Qué quieres hacer hoy?')}
        actions={
          <Link
            to="/dashboard/tools/aurelio-builder/new-page"
            className={buttonClass({ variant: 'primary' })}
          >
            <Plus aria-hidden="true" className="size-4" />
            {t('Crear página')}
          </Link>
        }
      />
      <section aria-labelledby="herramientas" className="flex flex-col gap-4">
        <h2 id="herramientas" className="text-base font-semibold">
          {t('Herramientas')}
        </h2>
        <ToolGrid />
      </section>
    </div>
  )
}
