import type { TaskComment } from '@aurelio/contracts/task-sheet'
import type { Task } from '@aurelio/contracts/tasks'
import { useFocusHeir } from '../../../ui/use-focus-heir.ts'
import { CommentBox } from './comment-box.tsx'
import { Comment } from './comment.tsx'
import { useComments } from './use-comments.ts'

type CommentsProps = { task: Task; comments: readonly TaskComment[]; mayComment: boolean }

/** What is said of a task, the first first, and a place to say more. */
export function Comments({ task, comments, mayComment }: CommentsProps) {
  const actions = useComments(task.id)
  const place = useFocusHeir(comments.map(({ id }) => id))
  return (
    <>
      <div ref={place} tabIndex={-1} className="empty:-mt-2 focus-visible:outline-none">
        {comments.length > 0 && (
          <ol className="flex flex-col gap-4">
            {comments.map((comment) => (
              <Comment key={comment.id} comment={comment} actions={actions} />
            ))}
          </ol>
        )}
      </div>
      {mayComment && (
        <CommentBox
          canTellClients={task.visibleToClients && task.project !== null}
          isBusy={actions.isAdding}
          onSend={actions.add}
        />
      )}
    </>
  )
}
