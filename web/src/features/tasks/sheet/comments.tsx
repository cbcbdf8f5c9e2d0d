import type { TaskComment } from '@aurelio/contracts/task-sheet'
import type { Task } from '@aurelio/contracts/tasks'
import { CommentBox } from './comment-box.tsx'
import { Comment } from './comment.tsx'
import { useComments } from './use-comments.ts'

type CommentsProps = { task: Task; comments: readonly TaskComment[]; mayComment: boolean }

/** What is said of a task, the first first, and a place to say more. */
export function Comments({ task, comments, mayComment }: CommentsProps) {
  const actions = useComments(task.id)
  return (
    <>
      <ol className="flex flex-col gap-4 empty:hidden">
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} actions={actions} />
        ))}
      </ol>
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
