import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../platform/format.ts'
import { Card } from '../../../../ui/card.tsx'
import type { CsvInfo } from '@aurelio/page/generator'
import type { Outcome } from '../../worker/protocol.ts'
import type { SeoTool } from '../use-seo-tool.ts'
import { noticesOf } from './notice-texts.ts'

/** What the person should look at before downloading; nothing here stops them. */
export function Notices({ tool, outcome, info }: { tool: SeoTool; outcome: Outcome; info: CsvInfo }) {
  const { t } = useTranslation()
  const notices = noticesOf(t, {
    choices: tool.choices,
    settings: tool.settings,
    split: tool.split,
    outcome,
    info,
  })
  if (notices.length === 0) return null
  return (
    <Card className="flex gap-3" role="status">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="font-semibold">
          {t('Revisa antes de descargar ({{n}})', { n: formatNumber(notices.length) })}
        </h3>
        <ul className="flex list-disc flex-col gap-1.5 pl-4">
          {notices.map((text) => (
            <li key={text} className="max-w-prose break-words">
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
