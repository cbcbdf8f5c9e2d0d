import { useTranslation } from 'react-i18next'
import { cn } from '../../../ui/class-names.ts'

type CategoryChipsProps = {
  categories: readonly { category: string; count: number }[]
  /** How many templates there are in all. */
  total: number
  /** Null stands for all of them. */
  chosen: string | null
  onChoose: (category: string | null) => void
}

export function CategoryChips({ categories, total, chosen, onChoose }: CategoryChipsProps) {
  const { t } = useTranslation()
  const chips = [
    { category: null, text: t('Todas ({{n}})', { n: total }) },
    ...categories.map(({ category, count }) => ({
      category,
      text: `${t(category)} (${count})`,
    })),
  ]
  return (
    <div role="group" aria-label={t('Categorías')} className="flex flex-wrap gap-2">
      {chips.map(({ category, text }) => (
        <button
          key={text}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className={cn(
            'h-8 rounded-full border px-3 text-dense font-medium transition-colors duration-150 coarse:h-11',
            category === chosen
              ? 'border-accent bg-accent text-on-accent'
              : 'border-control text-muted hover:bg-hover hover:text-foreground',
          )}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
