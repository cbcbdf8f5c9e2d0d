import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DenseInput } from '../properties/controls/dense-input.tsx'

type ElementSearchProps = { sought: string; onSeek: (words: string) => void }

/** Looks for an element by its name or by what people call it; Escape shows all again. */
export function ElementSearch({ sought, onSeek }: ElementSearchProps) {
  const { t } = useTranslation()
  return (
    <div className="relative">
      <Search aria-hidden="true" className="absolute top-1/2 left-2 size-4 -translate-y-1/2 text-muted" />
      <DenseInput
        type="search"
        aria-label={t('Buscar elementos')}
        placeholder={t('Buscar elementos')}
        className="pl-8 coarse:h-11"
        maxLength={80}
        value={sought}
        onChange={({ target }) => onSeek(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || sought === '') return
          event.stopPropagation()
          onSeek('')
        }}
      />
    </div>
  )
}
