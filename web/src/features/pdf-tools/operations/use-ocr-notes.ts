import { useTranslation } from 'react-i18next'
import { languages } from '../ocr/languages.ts'
import type { OcrOutcome } from './ocr-files.ts'

/** A page that was read with less is to be looked at again by people. Of 100. */
const unsure = 60

const numbers = (some: OcrOutcome['read']) => some.map(({ page }) => page + 1).join(', ')

/** What people have to know of what was read: the language, what was turned, left out or doubtful. */
export function useOcrNotes(): (outcomes: readonly OcrOutcome[]) => string[] {
  const { t } = useTranslation()
  const wordsOf = ({ name, language, isSure, read, kept }: OcrOutcome): string[] => {
    const spoken = t(languages.find(({ code }) => code === language)?.name ?? language)
    const turned = read.filter(({ turn }) => turn !== 0)
    const empty = read.filter(({ words }) => words.length === 0)
    const doubtful = read.filter(({ words, confidence }) => words.length > 0 && confidence < unsure)
    return [
      read.length > 0 &&
        (isSure
          ? t('{{name}}: leído en {{language}}.', { name, language: spoken })
          : t(
              '{{name}}: no se reconoce el idioma y se ha leído como {{language}}. Si es otro, elígelo y repite.',
              {
                name,
                language: spoken,
              },
            )),
      kept > 0 &&
        t('{{name}}: ya tenían texto y quedan como estaban, páginas: {{total}}.', { name, total: kept }),
      turned.length > 0 &&
        t('{{name}}: se han girado las páginas {{pages}}.', { name, pages: numbers(turned) }),
      empty.length > 0 &&
        t('{{name}}: sin texto que leer en las páginas {{pages}}.', { name, pages: numbers(empty) }),
      doubtful.length > 0 &&
        t('{{name}}: revisa las páginas {{pages}}, se leen mal. Un escaneo más nítido ayuda.', {
          name,
          pages: numbers(doubtful),
        }),
    ].filter((note) => note !== false)
  }
  return (outcomes) => outcomes.flatMap(wordsOf)
}
