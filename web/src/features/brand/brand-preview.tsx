import { fonts, ownFamiliesOf } from '@aurelio/page/fonts'
import { darkCss, fontFaces, ownFontFaces } from '@aurelio/page'
import { renderPage } from '@aurelio/page/render'
import type { Theme } from '@aurelio/page/theme'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { samplePage } from './sample-page.ts'

/** A small page in the kit, as it is chosen. */
export function BrandPreview({ theme }: { theme: Theme }) {
  const { t } = useTranslation()
  const [shade, setShade] = useState<'light' | 'dark'>('light')
  const isDark = theme.dark === 'auto' && shade === 'dark'
  const host = useRef<HTMLDivElement>(null)
  const page = useMemo(() => samplePage(t), [t])
  useFaces(productFaces)
  useFaces(ownFontFaces(ownFamiliesOf(theme), true))
  useLayoutEffect(() => {
    const root = host.current && (host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' }))
    if (!root) return
    const { html, css } = renderPage(page, { theme: { ...theme, dark: 'none' } })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(isDark ? `${css}\n${darkCss(theme)}` : css)
    root.adoptedStyleSheets = [sheet]
    root.innerHTML = html
  }, [page, theme, isDark])
  return (
    <div className="flex flex-col gap-2 self-start @4xl:sticky @4xl:top-4">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t('Así se ve')}</h3>
        {theme.dark === 'auto' && (
          <ChoiceBar
            label={t('Colores de la muestra')}
            choices={[
              { value: 'light', text: t('Claros') },
              { value: 'dark', text: t('Oscuros') },
            ]}
            chosen={shade}
            onChoose={setShade}
          />
        )}
      </div>
      <div ref={host} inert data-brand-preview className="overflow-hidden rounded-md border" />
    </div>
  )
}

/** Rules for families count in the document alone, also for what stands in a shadow tree. */
function useFaces(css: string) {
  useEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [css])
}

const productFaces = fontFaces(fonts, true)
