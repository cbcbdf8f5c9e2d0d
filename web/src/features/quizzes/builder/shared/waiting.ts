import { quizOperationSchema } from '@aurelio/contracts/quiz-operations'
import { waitingSteps } from '../../../../platform/together/waiting-steps.ts'

/** Steps of quizzes that the server has not confirmed. */
export const { read: readWaiting, keep: keepWaiting } = waitingSteps(quizOperationSchema)
