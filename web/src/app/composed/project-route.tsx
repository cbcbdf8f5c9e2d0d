import { useNavigate, useParams } from 'react-router'
import { ActivityFeed } from '../../features/activity/activity-feed.tsx'
import { ShareButton } from '../../features/clients/share-button.tsx'
import { openEditor } from '../../features/page-builder/editor-session.ts'
import { Thumbnail } from '../../features/page-builder/overview/thumbnail/thumbnail.tsx'
import { DrawnNotes } from '../../features/page-builder/rich-notes/drawn-notes.tsx'
import { ProjectScreen } from '../../features/projects/project-screen.tsx'
import { PageReview } from '../../features/reviews/page-review.tsx'
import { ProjectTasks } from '../../features/tasks/project-tasks.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const RichNotes = lazyPart(
  async () => (await import('../../features/page-builder/rich-notes/rich-notes.tsx')).RichNotes,
)

/** /projects/:id, composed of the features that have something to say about a project. */
export function ProjectRoute() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <ProjectScreen
      key={id}
      id={id}
      tasks={<ProjectTasks projectId={id} />}
      activity={<ActivityFeed projectId={id} />}
      renderShare={(project) => <ShareButton thing={{ kind: 'project', id: project.id }} />}
      renderPageMark={(page) => <PageReview page={page} />}
      renderPagePicture={(page) => <Thumbnail page={page} isDecorative />}
      notes={{ Editor: RichNotes, Drawn: DrawnNotes }}
      onEditPage={(page) => openEditor(navigate, { pageId: page.id, name: page.name })}
    />
  )
}
