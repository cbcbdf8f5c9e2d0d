import { useMutation } from '@tanstack/react-query'
import { api } from '../../../../../platform/api/client.ts'

/** Keeps an element as a symbol of the workspace. */
export function useCreateSymbol() {
  return useMutation(api.symbols.create.mutationOptions())
}
