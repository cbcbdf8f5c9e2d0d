import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/page-header.tsx'
import { ToolGrid } from './tool-grid.tsx'

export function ToolsScreen() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('Herramientas')} text={t('Todo lo que puedes usar ahora mismo.')} />
      <ToolGrid />
    </div>
  )
}
