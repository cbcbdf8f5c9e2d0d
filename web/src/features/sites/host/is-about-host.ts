import { ORPCError } from '@orpc/client'

/** Whether a failed call was refused for its domain. */
export function isAboutHost(failure: unknown): boolean {
  return failure instanceof ORPCError && failure.code.startsWith('HOST_')
}
