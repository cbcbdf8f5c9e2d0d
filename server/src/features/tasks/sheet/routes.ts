import { contract } from '@aurelio/contracts'
import { implement } from '@orpc/server'
import { type RequestContext, requireSession } from '../../../platform/http/api.ts'
import { blockerService } from '../blockers/service.ts'
import { checkService } from '../checks/service.ts'
import { type Callable, commentService } from '../comments/service.ts'
import { sheetReading } from './reading.ts'
import type { SheetParts } from '../sheet-tasks.ts'

export function taskSheetRoutes(parts: SheetParts & Callable) {
  const calls = implement(contract.taskSheet).$context<RequestContext>().use(requireSession)
  const sheetOf = sheetReading(parts)
  const checks = checkService(parts)
  const blockers = blockerService(parts)
  const comments = commentService(parts)
  return {
    get: calls.get.handler(({ context, input }) => sheetOf(context.current, input.id)),
    addCheck: calls.addCheck.handler(({ context, input: { id, ...line } }) =>
      checks.add(context.current, id, line),
    ),
    changeCheck: calls.changeCheck.handler(({ context, input: { id, ...change } }) =>
      checks.change(context.current, id, change),
    ),
    removeCheck: calls.removeCheck.handler(({ context, input }) => checks.remove(context.current, input.id)),
    addBlocker: calls.addBlocker.handler(({ context, input: { id, blockerId } }) =>
      blockers.add(context.current, id, blockerId),
    ),
    removeBlocker: calls.removeBlocker.handler(({ context, input }) =>
      blockers.remove(context.current, input.id),
    ),
    comment: calls.comment.handler(({ context, input: { id, ...said } }) =>
      comments.add(context.current, id, said),
    ),
    changeComment: calls.changeComment.handler(({ context, input: { id, text } }) =>
      comments.change(context.current, id, text),
    ),
    removeComment: calls.removeComment.handler(({ context, input }) =>
      comments.remove(context.current, input.id),
    ),
    restoreComment: calls.restoreComment.handler(({ context, input }) =>
      comments.restore(context.current, input.id),
    ),
  }
}
