import { api } from '../../platform/api/client.ts'
import type { TopicQueries } from '../../platform/changes/topic-queries.ts'

export const topics: TopicQueries = {
  projects: [
    api.projects.key(),
    api.workFiles.key(),
    api.projectTemplates.key(),
    api.projectHours.key(),
    api.projectLinks.key(),
    api.projectMembers.key(),
    api.projectNotes.key(),
  ],
  tasks: [api.projects.key()],
}
