import type { NestedElement, StoredPage } from '@aurelio/page/document'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { PartCard } from './part-card.tsx'
import { newPart, partNames, partsOf, type PartType, partTypes, withParts } from './parts.ts'

/** What a letter says, part by part from above to below. */
export function LetterParts({ page, onChange }: { page: StoredPage; onChange: (page: StoredPage) => void }) {
  const { t } = useTranslation()
  const place = useRef<HTMLOListElement>(null)
  const parts = partsOf(page)
  const keep = (next: readonly NestedElement[]) => onChange(withParts(page, next))

  function move(from: number, to: number) {
    const next = [...parts]
    next.splice(to, 0, ...next.splice(from, 1))
    keep(next)
  }

  function add(type: PartType) {
    keep([...parts, newPart(type)])
    // The menu gives the focus back to its button first.
    setTimeout(() =>
      place.current?.querySelector<HTMLElement>(':scope > :last-child :is(input, textarea)')?.focus(),
    )
  }

  return (
    <section aria-labelledby="letter-parts" className="flex flex-col gap-3">
      <h2 id="letter-parts" className="text-base font-semibold">
        {t('El correo')}
      </h2>
      <ol ref={place} className="flex flex-col gap-3">
        {parts.map((part, index) => (
          <PartCard
            key={part.id}
            part={part}
            isFirst={index === 0}
            isLast={index === parts.length - 1}
            onChange={(next) => keep(parts.with(index, next))}
            onMove={(by) => move(index, index + by)}
            onRemove={() => keep(parts.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <div>
        <Menu
          align="start"
          trigger={
            <Button icon={<Plus aria-hidden="true" className="size-4" />}>{t('Añadir al correo')}</Button>
          }
        >
          {partTypes.map((type) => (
            <MenuItem key={type} onSelect={() => add(type)}>
              {t(partNames[type])}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </section>
  )
}
