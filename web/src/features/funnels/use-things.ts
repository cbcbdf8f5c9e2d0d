import type { ThingKind } from '@aurelio/contracts/funnels'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/client.ts'

type ThingChoice = { id: string; name: string; isPublished: boolean }
const page = { input: { limit: 100 } }

/** What of the room of a kind a step may be about, the last first. */
export function useThings(kind: ThingKind) {
  const quizzes = useQuery({ ...api.quizzes.list.queryOptions(page), enabled: kind === 'quiz' })
  const films = useQuery({ ...api.films.list.queryOptions(), enabled: kind === 'video' })
  const contests = useQuery({ ...api.contests.list.queryOptions(page), enabled: kind === 'concurso' })
  const sequences = useQuery({
    ...api.subscriptions.sequences.queryOptions(),
    enabled: kind === 'correo',
  })
  const asked = { quiz: quizzes, video: films, concurso: contests, correo: sequences }[kind]
  const choices: Record<ThingKind, readonly ThingChoice[] | undefined> = {
    quiz: quizzes.data?.items.map((quiz) => ({ ...quiz, isPublished: quiz.state !== 'draft' })),
    video: films.data?.items.map((film) => ({ ...film, isPublished: film.state === 'ready' })),
    concurso: contests.data?.items.map((contest) => ({ ...contest, isPublished: contest.state !== 'draft' })),
    correo: sequences.data?.items.map((sequence) => ({
      ...sequence,
      isPublished: sequence.state === 'running',
    })),
  }
  return { choices: choices[kind], error: asked.error, isPending: asked.isPending, refetch: asked.refetch }
}
