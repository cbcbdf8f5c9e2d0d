import type { SearchResult } from '@aurelio/contracts/search'
import type { Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'

const mostOfEach = 5

/** The last changed whose name holds what is looked for. */
type Named<Hit> = (session: Session, q: string, limit: number) => Promise<Hit[]>
export type Searched = { [Kind in keyof SearchResult]: Named<SearchResult[Kind][number]> }

/** Looks in everything a workspace has; each feature decides what of it the person may see. */
export function searchService(
  { readAside }: Pick<Database, 'readAside'>,
  { projects, tasks, pages, leads }: Searched,
) {
  async function found(session: Session, q: string): Promise<SearchResult> {
    const [foundProjects, foundTasks, foundPages, foundLeads] = await Promise.all([
      projects(session, q, mostOfEach),
      tasks(session, q, mostOfEach),
      pages(session, q, mostOfEach),
      leads(session, q, mostOfEach),
    ])
    return { projects: foundProjects, tasks: foundTasks, pages: foundPages, leads: foundLeads }
  }
  return (session: Session, q: string) => readAside(() => found(session, q))
}
