import { fonts } from '@aurelio/page/fonts/fonts'
import { baseCss } from '@aurelio/page/render/base-css'
import { fontFaces } from '@aurelio/page/render/font-faces'
import { themeCss } from '@aurelio/page/render/theme-css'
import { useLayoutEffect, useState } from 'react'
import { useEditorState } from '../../model/state/hooks.ts'

/**
 * The ground of every page and, over it, the kit of this one's site. Adopted sheets: the Content-Security-Policy forbids
 * style elements. A family is only fetched once something is written in it.
 */
export function usePageStyles() {
  const theme = useEditorState((state) => state.theme)
  const [sheets] = useState(() => ({ base: new CSSStyleSheet(), theme: new CSSStyleSheet() }))
  useLayoutEffect(() => {
    sheets.base.replaceSync(`${fontFaces(fonts)}\n${baseCss}`)
    const own: readonly CSSStyleSheet[] = [sheets.base, sheets.theme]
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...own]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => !own.includes(each))
    }
  }, [sheets])
  // The canvas shows the page by day, whatever the person's own system does.
  useLayoutEffect(
    () => sheets.theme.replaceSync(theme ? themeCss({ ...theme, dark: 'none' }) : ''),
    [sheets, theme],
  )
}
