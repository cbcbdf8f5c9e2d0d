import { useMutation } from '@tanstack/react-query'
import { api } from '../../../../../platform/api/client.ts'

/** Accepts proposals and discards them, one at a time. */
export function useDecision() {
  const accepting = useMutation(api.assistants.accept.mutationOptions())
  const discarding = useMutation(api.assistants.discard.mutationOptions())
  const running = [accepting, discarding].find(({ isPending }) => isPending)
  return {
    /** The one that is being decided on. */
    of: running?.variables?.id ?? null,
    error: accepting.error ?? discarding.error,
    accept(id: string) {
      discarding.reset()
      accepting.mutate({ id })
    },
    discard(id: string) {
      accepting.reset()
      discarding.mutate({ id })
    },
  }
}
