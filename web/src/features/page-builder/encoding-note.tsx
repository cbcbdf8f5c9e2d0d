import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'

/** How often it is looked how far the picture is that is being worked on. */
const lookMs = 2000

/** Says that pictures of pages are still being made lighter, and how far that is; nothing once they are. */
export function EncodingNote() {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...api.pictures.encoding.queryOptions(),
    refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? lookMs : false),
  })
  if (!data || data.waiting === 0) return null
  return (
    <ProgressBar
      percent={data.percent}
      label={t('Preparando imágenes')}
      text={t('Imágenes por preparar: {{n}}. Las páginas las cambian solas por otras más ligeras.', {
        n: data.waiting,
      })}
    />
  )
}
