import { morePanelElements } from '@aurelio/page/elements/registry'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../ui/class-names.ts'
import { ElementTiles } from './element-tiles.tsx'

/** The other elements, closed at first: the panel shows what the specification lists. */
export function MoreElements({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex h-8 w-full items-center justify-between rounded-md text-dense font-semibold hover:bg-hover coarse:h-11"
        >
          {t('Más elementos')}
          <ChevronDown aria-hidden="true" className={cn('size-4 text-muted', isOpen && 'rotate-180')} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pt-2">
        {isOpen && <ElementTiles definitions={morePanelElements} onAdded={onAdded} />}
      </div>
    </section>
  )
}
