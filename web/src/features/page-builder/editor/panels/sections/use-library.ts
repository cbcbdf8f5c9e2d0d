import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../platform/api/client.ts'
import type { Findable } from '../../../template-search/find-templates.ts'
import { symbolPlace } from '../../model/commands/symbols.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { loadSections } from './load-sections.ts'
import { loadSymbol } from './load-symbol.ts'
import type { LibraryEntry } from './section-card.tsx'

/** The headings under which the workspace's own stand. */
const ownCategories = { symbols: 'Tus símbolos', forms: 'Tus formularios' } as const

/** Whether what stands under a heading is the workspace's own, which can be changed. */
export function isOwn(category: string): boolean {
  return Object.values<string>(ownCategories).includes(category)
}

/** All that can be put on a page from the library: the workspace's own first. */
export function useLibrary(): readonly (LibraryEntry & Findable)[] {
  const { t } = useTranslation()
  const { data: sections = [] } = useQuery({
    queryKey: ['section-library'],
    queryFn: loadSections,
    staleTime: Infinity,
    structuralSharing: false,
  })
  const symbols = useQuery(api.symbols.list.queryOptions())
  const edited = useEditorState((state) => state.symbolId)
  const others = symbols.data?.items.filter(({ id }) => id !== edited) ?? []
  return [
    ...others.map(({ id, name, number, isForm }) => ({
      id,
      name,
      // Another one with each version, so that its picture is drawn anew.
      picture: `${id} ${number}`,
      category: isForm ? ownCategories.forms : ownCategories.symbols,
      tags: [],
      load: () => loadSymbol(id),
      element: async () => symbolPlace({ id, name }),
    })),
    ...sections.map((section) => ({
      ...section,
      name: t(section.name),
      // The word of its group finds it too.
      tags: [...section.tags, t(section.category)],
      picture: section.id,
    })),
  ]
}
