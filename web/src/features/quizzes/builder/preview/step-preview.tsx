import type { QuizBlock, QuizDocument, QuizResult } from '@aurelio/contracts/quiz-document'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../platform/api/client.ts'
import { ChoiceBar } from '../../../../ui/choice-bar.tsx'
import { makeEditable, textsOf } from './editable-texts.ts'
import { stepHtml } from './step-html.ts'

type StepPreviewProps = {
  node: QuizBlock | QuizResult
  document: QuizDocument
  onChange: (node: QuizBlock | QuizResult) => void
}
const widths = { phone: 375, tablet: 768, desktop: 1120 } as const
type Width = keyof typeof widths

/** The step as people will see it, at the widths of their screens; its texts are typed into where they stand. */
export function StepPreview({ node, document, onChange }: StepPreviewProps) {
  const { t } = useTranslation()
  const [width, setWidth] = useState<Width>('phone')
  const [shade, setShade] = useState<'light' | 'dark'>('light')
  const { site } = document
  const brand = useQuery({
    ...api.brand.get.queryOptions({ input: { id: site } }),
    enabled: site !== '',
  })
  const theme = site === '' ? null : (brand.data?.theme ?? null)
  const hasDark = theme?.dark === 'auto'
  const isDark = hasDark && shade === 'dark'
  const html = useMemo(() => stepHtml(node, document, { theme, isDark }), [node, document, theme, isDark])
  return (
    <section
      aria-label={t('Así se ve')}
      className="flex min-w-0 flex-col gap-2 rounded-lg border bg-surface p-3"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{t('Así se ve')}</h2>
        {hasDark && (
          <ChoiceBar
            label={t('Colores de la vista')}
            choices={[
              { value: 'light', text: t('Claros') },
              { value: 'dark', text: t('Oscuros') },
            ]}
            chosen={shade}
            onChoose={setShade}
          />
        )}
        <ChoiceBar
          label={t('Ancho de la vista')}
          choices={[
            { value: 'phone', text: t('Móvil') },
            { value: 'tablet', text: t('Tableta') },
            { value: 'desktop', text: t('Escritorio') },
          ]}
          chosen={width}
          onChoose={setWidth}
        />
      </div>
      {site === '' && (
        <p className="text-dense text-muted">{t('Elige un sitio en los ajustes y llevará su marca.')}</p>
      )}
      <p className="text-dense text-muted">{t('Haz clic en un texto y escribe encima.')}</p>
      <div className="overflow-x-auto rounded-md border bg-on-accent">
        <iframe
          title={t('Vista del paso')}
          // Its forms and links lead nowhere; the texts in it belong to this page.
          sandbox="allow-same-origin"
          srcDoc={html}
          // On a phone the step is as wide as that phone lets it be.
          style={{ width: widths[width], ...(width === 'phone' && { maxWidth: '100%' }) }}
          className="block h-[32rem] max-w-none"
          onLoad={({ currentTarget }) => {
            const inside = currentTarget.contentDocument
            if (inside) makeEditable(inside, textsOf(node), t('Texto del paso'), onChange)
          }}
        />
      </div>
    </section>
  )
}
