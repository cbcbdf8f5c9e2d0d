import { operationSchema } from '@aurelio/page/document'
import { waitingSteps } from '../../../../../platform/together/waiting-steps.ts'

/** Steps of pages, symbols and letters that the server has not confirmed. */
export const { read: readWaiting, keep: keepWaiting } = waitingSteps(operationSchema)
