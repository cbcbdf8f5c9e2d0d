import { ChevronDown, Layers } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../ui/class-names.ts'
import { lazyPart } from '../../../../../ui/lazy-part.ts'

const LayersTree = lazyPart(async () => (await import('./layers-tree.tsx')).LayersTree)

/** The layers, below the elements that can be added: closed at first, half of the panel when open. */
export function LayersSection() {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={cn('flex min-h-0 shrink-0 flex-col border-t', isOpen && 'basis-1/2')}
    >
      <h2 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex h-10 w-full items-center gap-2 px-3 text-sm font-semibold hover:bg-hover focus-visible:-outline-offset-2 coarse:h-11"
        >
          <Layers aria-hidden="true" className="size-4 text-muted" />
          {t('Capas')}
          <ChevronDown
            aria-hidden="true"
            className={cn('ml-auto size-4 text-muted', !isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className={cn('min-h-0 flex-1 flex-col', isOpen && 'flex')}>
        {isOpen && (
          <Suspense fallback={null}>
            <LayersTree />
          </Suspense>
        )}
      </div>
    </section>
  )
}
