import { sampleEventTexts } from './events.ts'
import { sampleLeads } from './leads.ts'
import { samplePages } from './pages.ts'

/** The ids of the sample content follow from the workspace's, so that it is found again, and written once. */
export function sampleIds(workspaceId: string) {
  const of = (kind: string, things: readonly unknown[]) =>
    things.map((_, number) => `${workspaceId}-${kind}-${number}`)
  const pages = of('page', samplePages)
  const leads = of('lead', sampleLeads)
  const events = of('event', sampleEventTexts)
  return {
    pages,
    leads,
    events,
    client: `${workspaceId}-client`,
    project: (number: number) => `${workspaceId}-project-${number}`,
    subjects: [...pages, ...leads, ...events],
  }
}
