import { useMutation } from '@tanstack/react-query'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useAuth } from '../../../platform/auth/auth-provider.tsx'
import { notify } from '../../../ui/toast.tsx'
import { arriveIn } from './arrival.ts'

/** Goes to another workspace of the person, with all their tabs. */
export function useSwitch() {
  const { tellMoved } = useAuth()
  const switching = useMutation(
    api.workspaces.activate.mutationOptions({
      onSuccess: ({ id }) => {
        tellMoved()
        arriveIn(id)
      },
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  return (id: string) => switching.mutate({ id })
}
