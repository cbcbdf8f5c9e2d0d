import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { notify } from '../../ui/toast.tsx'
import { quizEditPath } from './quiz-path.ts'
import { quizProblemWords } from './quiz-words.ts'

/** Makes a quiz and opens it. */
export function useCreateQuiz() {
  const navigate = useNavigate()
  return useMutation(
    api.quizzes.create.mutationOptions({
      onSuccess: ({ id }) => void navigate(quizEditPath(id)),
      onError: (error) => notify.error(errorText(error, quizProblemWords)),
    }),
  )
}
