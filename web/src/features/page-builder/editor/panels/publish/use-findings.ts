import { withItems, withSiteValues } from '@aurelio/page/elements'
import { checkPage, type Finding } from '@aurelio/page/check'
import { findElement, inlineSymbols, withSiteLinks, type PageDocument } from '@aurelio/page/document'
import { renderPublication } from '@aurelio/page/render'
import { pageOfReference, referenceToPage } from '@aurelio/page/values'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../../../platform/api/client.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useAllPages } from '../pages/use-all-pages.ts'

const most = 100

/** What the check finds in the page as it is now. `own`: the address at which it will stand, in this site. */
export function useFindings(own: string, siteId: string | null): readonly Finding[] {
  const document = useEditorState(documentOf)
  const symbols = useEditorState((state) => state.symbols)
  const theme = useEditorState((state) => state.theme)
  const links = useEditorState((state) => state.links)
  const business = useEditorState((state) => state.business)
  const { pages } = useAllPages()
  const site = useQuery({
    ...api.sites.get.queryOptions({ input: { id: siteId ?? '' } }),
    enabled: siteId !== null,
  })
  const legalPages = site.data?.legalPages
  const pictures = useQuery(api.pictures.list.queryOptions({ input: { limit: most } }))
  return useMemo(() => {
    const published = new Map(
      pages.flatMap(({ id, publication }) => (publication ? [[id, new URL(publication.url).pathname]] : [])),
    )
    const legal = Object.entries(legalPages ?? {}).filter(([, id]) => published.has(id))
    const facts = {
      addresses: new Set([own, ...published.values()]),
      references: new Set([
        ...[...published.keys()].map(referenceToPage),
        ...legal.map(([kind]) => `legal:${kind}`),
      ]),
      theme,
      pictureBytes: new Map(pictures.data?.items.map(({ path, size }) => [path, size])),
    }
    // As it will be published: without what leads to a page that nobody can visit.
    const menu = links.menu.filter(({ link }) => {
      const id = pageOfReference(link)
      return id === undefined || published.has(id)
    })
    const whole = withSiteLinks(inlineSymbols(document, symbols), { ...links, menu })
    // What items say is checked by nobody here: it changes without the page.
    const shown = withSiteValues(withItems(whole, new Map()), business)
    const { manifest } = renderPublication(shown, { title: '', theme })
    return checkPage(shown, manifest, facts).map((finding) => foundIn(document, finding))
  }, [document, symbols, own, pages, legalPages, pictures.data, theme, links, business])
}

/** What is found inside a symbol is led to by its place, and put right where the symbol is edited. */
function foundIn(document: PageDocument, finding: Finding): Finding {
  const { elementId } = finding
  if (elementId === null || findElement(document, elementId)) return finding
  const place = Object.keys(document.elements).find((id) => elementId.startsWith(`${id}.`))
  return { ...finding, elementId: place ?? null, fix: null }
}
