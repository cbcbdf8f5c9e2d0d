import { useMutation } from '@tanstack/react-query'
import { api } from '../../../../../platform/api/client.ts'

/** Accepts proposals and discards them, one at a time. */
export function useDecision() {
  const deciding = useMutation(api.assistants.decide.mutationOptions())
  return {
    /** The one that is being decided on. */
    of: deciding.isPending ? deciding.variables.id : null,
    error: deciding.error,
    accept: (id: string) => deciding.mutate({ id, decision: 'accept' }),
    discard: (id: string) => deciding.mutate({ id, decision: 'discard' }),
  }
}
