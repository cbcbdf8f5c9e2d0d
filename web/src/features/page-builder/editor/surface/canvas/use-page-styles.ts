import { baseCss } from '@aurelio/page'
import { useEffect, useLayoutEffect, useState } from 'react'
import { loadPart } from '../../../../../platform/load-part.ts'
import { loadGroups } from '../../model/groups/load-groups.ts'
import { useEditorState } from '../../model/state/hooks.ts'

/**
 * The ground of every page and, over it, the kit of this one's site. Adopted sheets: the Content-Security-Policy forbids
 * style elements. A family is only fetched once something is written in it.
 */
export function usePageStyles() {
  const theme = useEditorState((state) => state.theme)
  const [sheets] = useState(() => ({
    faces: new CSSStyleSheet(),
    ownFaces: new CSSStyleSheet(),
    base: new CSSStyleSheet(),
    groups: new CSSStyleSheet(),
    theme: new CSSStyleSheet(),
  }))
  useLayoutEffect(() => {
    sheets.base.replaceSync(baseCss)
    const own = Object.values(sheets)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...own]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => !own.includes(each))
    }
  }, [sheets])
  useEffect(() => {
    void loadGroups().then(({ groupsCss }) => sheets.groups.replaceSync(groupsCss))
  }, [sheets])
  useEffect(() => {
    let isCurrent = true
    async function dress() {
      const dressPage = await loadPart(async () => (await import('./page-dress.ts')).dressPage)
      if (isCurrent) dressPage(sheets, theme)
    }
    void dress()
    return () => {
      isCurrent = false
    }
  }, [sheets, theme])
}
