import { checkPage } from '@aurelio/page/check/check-page'
import type { Finding } from '@aurelio/page/check/finding'
import { renderPublication } from '@aurelio/page/render/index'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../../../platform/api/client.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { documentOf } from '../../model/state/editor-store.ts'

const most = 100

/** What the check finds in the page as it is now. `own`: the address at which it will stand. */
export function useFindings(own: string): readonly Finding[] {
  const document = useEditorState(documentOf)
  const theme = useEditorState((state) => state.theme)
  const pages = useQuery(api.pages.list.queryOptions({ input: { limit: most } }))
  const pictures = useQuery(api.pictures.list.queryOptions({ input: { limit: most } }))
  return useMemo(() => {
    const published = (pages.data?.items ?? []).flatMap(({ publication }) =>
      publication ? [new URL(publication.url).pathname] : [],
    )
    const facts = {
      addresses: new Set([own, ...published]),
      theme,
      pictureBytes: new Map(pictures.data?.items.map(({ path, size }) => [path, size])),
    }
    const { manifest } = renderPublication(document, { title: '', theme })
    return checkPage(document, manifest, facts)
  }, [document, own, pages.data, pictures.data, theme])
}
