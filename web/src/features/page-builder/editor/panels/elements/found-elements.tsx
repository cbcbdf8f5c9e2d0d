import { everyElement } from '@aurelio/page/elements/groups'
import { useTranslation } from 'react-i18next'
import { filterByText } from '../../../../../platform/filter-by-text.ts'
import { ElementTiles } from './element-tiles.tsx'
import { elementWords } from './element-words.ts'

type FoundElementsProps = { sought: string; onAdded: () => void }

/** The elements whose name or other words hold what is sought. */
export function FoundElements({ sought, onAdded }: FoundElementsProps) {
  const { t } = useTranslation()
  const entries = everyElement.map((definition) => ({
    definition,
    name: t(definition.name),
    description: '',
    keywords: elementWords[definition.type] ?? '',
  }))
  const found = filterByText(entries, sought).map(({ definition }) => definition)
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'py-6 text-center text-muted'}>
        {found.length > 0
          ? t('Elementos encontrados: {{count}}', { count: found.length })
          : t('Ningún elemento se llama así. Prueba con otra palabra, como «menú», «foto» o «botón».')}
      </p>
      <ElementTiles definitions={found} onAdded={onAdded} />
    </>
  )
}
