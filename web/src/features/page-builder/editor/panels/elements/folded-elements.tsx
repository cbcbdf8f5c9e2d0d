import type { ElementDefinition } from '@aurelio/page/elements'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { cn } from '../../../../../ui/class-names.ts'
import { ElementTiles } from './element-tiles.tsx'

type FoldedElementsProps = { title: string; definitions: readonly ElementDefinition[]; onAdded: () => void }

/** Elements below a heading that opens them: at first the panel shows what the specification lists. */
export function FoldedElements({ title, definitions, onAdded }: FoldedElementsProps) {
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
          {title}
          <ChevronDown aria-hidden="true" className={cn('size-4 text-muted', isOpen && 'rotate-180')} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="pt-2">
        {isOpen && <ElementTiles definitions={definitions} onAdded={onAdded} />}
      </div>
    </section>
  )
}
