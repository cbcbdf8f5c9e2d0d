import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../ui/class-names.ts'
import { Input } from '../../../ui/input.tsx'

type WordsFieldProps = { value: string; onChange: (words: string) => void; className?: string }

/** Finds with every letter: templates are at hand, unlike what the server has to look for. */
export function WordsField({ value, onChange, className }: WordsFieldProps) {
  const { t } = useTranslation()
  return (
    <div className={cn('relative', className)}>
      <Search aria-hidden="true" className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <Input
        type="search"
        aria-label={t('Buscar plantillas')}
        className="pl-9"
        placeholder={t('Buscar plantillas…')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
