import { addresses } from '@aurelio/contracts/addresses'
import type { AnalyticsPeriod, ToolFigures } from '@aurelio/contracts/analytics'
import type { ToolId } from '@aurelio/contracts/tool-uses'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { formatBytes, formatNumber } from '../../platform/format.ts'
import { FigureTable } from './figure-table.tsx'

/** As their cards call them; translated where they are shown, and where each is. */
const tools: Record<ToolId, { name: string; path: string }> = {
  'image-optimizer': { name: 'Optimizador de Imágenes', path: addresses.tool('image-optimizer') },
  'pdf-tools': { name: 'Herramientas PDF', path: addresses.tool('pdf-tools') },
  'seo-generator': { name: 'Generador SEO', path: addresses.tool('seo-mass-generator') },
  'video-downloader': { name: 'YouTube Downloader', path: addresses.tool('youtube-downloader') },
}

/** What the team made with each tool, the most used first. */
export function ToolTable({ asked }: { asked: { period: AnalyticsPeriod; zone: string } }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(api.analytics.tools.queryOptions({ input: asked }))
  return (
    <FigureTable
      title={t('Herramientas')}
      firstColumn={t('Herramienta')}
      rows={data?.items.map((row) => ({ ...row, name: t(tools[row.id].name) }))}
      linkOf={({ id }) => tools[id].path}
      columns={[
        { label: t('Usos'), figure: ({ uses }) => formatNumber(uses) },
        { label: t('Antes'), figure: ({ usesBefore }) => formatNumber(usesBefore) },
        { label: t('Archivos o páginas'), figure: ({ files }) => formatNumber(files) },
        { label: t('Ahorrado'), figure: savedText },
        { label: t('Personas'), figure: ({ people }) => formatNumber(people) },
      ]}
      empty={t('Nadie del equipo ha usado las herramientas en este periodo.')}
      exportAt={`/api/exports/analytics-tools.csv?${new URLSearchParams(asked).toString()}`}
      more={{ hasNextPage: false, isFetchingNextPage: false, error, fetchNextPage: refetch }}
    />
  )
}

/** Only pictures become smaller. */
function savedText({ id, savedBytes }: ToolFigures): string {
  return id === 'image-optimizer' ? formatBytes(savedBytes) : '–'
}
