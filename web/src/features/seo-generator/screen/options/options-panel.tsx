import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { cn } from '../../../../ui/class-names.ts'
import type { SeoTool } from '../use-seo-tool.ts'
import { ColumnsOptions } from './columns-options.tsx'
import { FilesOptions } from './files-options.tsx'
import { KeywordsOptions } from './keywords-options.tsx'
import { MatchOptions } from './match-options.tsx'
import { OutputOptions } from './output-options.tsx'
import { PagesOptions } from './pages-options.tsx'

/** Everything beyond the simple way, folded until wanted. */
export function OptionsPanel({ tool }: { tool: SeoTool }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="ghost"
        className="self-start px-2"
        aria-expanded={isOpen}
        aria-controls={id}
        icon={<ChevronDown aria-hidden="true" className={cn('size-4', isOpen && 'rotate-180')} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('Más opciones')}
      </Button>
      <Card id={id} hidden={!isOpen} className={cn('flex flex-col divide-y', !isOpen && 'hidden')}>
        <ColumnsOptions tool={tool} />
        <KeywordsOptions tool={tool} />
        <MatchOptions tool={tool} />
        <OutputOptions tool={tool} />
        <PagesOptions tool={tool} />
        <FilesOptions tool={tool} />
      </Card>
    </div>
  )
}
