import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../ui/page-header.tsx'
import { ToolGrid, type Tool } from './tool-grid.tsx'

export function ToolsScreen({ tools }: { tools: readonly Tool[] }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('Herramientas')} text={t('Todo lo que puedes usar ahora mismo.')} />
      <ToolGrid tools={tools} />
    </div>
  )
}
