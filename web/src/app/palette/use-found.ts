import { addresses } from '@aurelio/contracts/addresses'
import type { SearchResult } from '@aurelio/contracts/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CircleCheck, FolderKanban, Inbox, LayoutTemplate, ListTodo } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openEditor } from '../../features/page-builder/editor-session.ts'
import { api } from '../../platform/api/client.ts'
import type { Command } from '../command.ts'
import { useSettled } from '../../platform/use-settled.ts'

/** How long a person pauses before their words are looked up, in milliseconds. */
const pause = 200

type Found = { entries: Command[]; isBusy: boolean; hasFailed: boolean }

/** The workspace's projects, tasks, pages and leads under these words. A question that is no longer asked is cancelled. */
export function useFound(query: string): Found {
  const words = query.trim()
  const settled = useSettled(words, pause)
  const { t } = useTranslation()
  const search = useQuery({
    ...api.search.queryOptions({ input: { q: settled } }),
    enabled: settled !== '',
    // What was found stays in its place until the next answer, so that nothing flickers while typing.
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (words === '') return { entries: [], isBusy: false, hasFailed: false }
  return {
    entries: search.data ? commandsOf(search.data, t) : [],
    isBusy: words !== settled || search.isFetching,
    hasFailed: search.isError,
  }
}

function commandsOf({ projects, tasks, pages, leads }: SearchResult, t: (text: string) => string): Command[] {
  return [
    ...projects.map(({ id, name }): Command => ({
      id: `project:${id}`,
      name,
      description: t('Proyecto'),
      icon: FolderKanban,
      path: addresses.project(id),
    })),
    ...tasks.map(({ id, name, done }): Command => ({
      id: `task:${id}`,
      name,
      description: done ? t('Tarea completada') : t('Tarea'),
      icon: done ? CircleCheck : ListTodo,
      path: addresses.task(id),
    })),
    ...pages.map(({ id, name }): Command => ({
      id: `page:${id}`,
      name,
      description: t('Página'),
      icon: LayoutTemplate,
      run: ({ navigate }) => openEditor(navigate, { pageId: id, name }),
    })),
    ...leads.map(({ id, name }): Command => ({
      id: `lead:${id}`,
      name,
      description: t('Lead'),
      icon: Inbox,
      path: addresses.lead(id),
    })),
  ]
}
