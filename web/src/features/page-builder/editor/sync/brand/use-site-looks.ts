import { menuLinks } from '@aurelio/page/document'
import { noBusiness } from '@aurelio/page/elements'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { api } from '../../../../../platform/api/client.ts'
import { readEditorSession } from '../../../editor-session.ts'
import type { EditorSync } from '../state/editor-sync.ts'

/**
 * Keeps the kit and the links of the page's site in the editor, also as others change it. A page that is not on the server yet will
 * stand in the site that it was begun in, or in the default one. Without an answer the page looks as it does without them.
 */
export function useSiteLooks({ store, saves, home }: EditorSync) {
  const page = useStore(saves, (state) => state.page)
  const [begun] = useState(() => readEditorSession().place)
  const siteId = page ? (page.siteId ?? undefined) : begun?.siteId
  const needsDefault = siteId === undefined
  const sites = useQuery(api.sites.list.queryOptions({ enabled: needsDefault }))
  const id = siteId ?? sites.data?.items.find((site) => site.isDefault)?.id ?? ''
  useEffect(() => store.setState({ siteId: id === '' ? null : id }), [store, id])
  const { data } = useQuery(api.brand.get.queryOptions({ input: { id }, enabled: id !== '' }))
  const theme = data?.theme ?? null
  useEffect(() => store.setState({ theme }), [store, theme])
  const site = useQuery(api.sites.get.queryOptions({ input: { id }, enabled: id !== '' }))
  const menu = site.data?.menu
  const business = site.data?.business ?? noBusiness
  useEffect(() => store.setState({ business }), [store, business])
  const place = useQuery(
    api.pages.trail.queryOptions({
      input: { id: page?.id ?? '' },
      // A symbol or a letter stands nowhere in a site.
      enabled: page !== null && home.kind === 'page',
    }),
  )
  const trail = place.data?.trail ?? null
  useEffect(() => store.setState({ links: { menu: menuLinks(menu ?? []), trail } }), [store, menu, trail])
}
