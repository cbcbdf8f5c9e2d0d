import type { Quiz } from '@aurelio/contracts/quizzes'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useDraft } from '../../../../ui/drafts.ts'
import { notify } from '../../../../ui/toast.tsx'
import { createSharedQuiz } from './shared-quiz.ts'

/** The open quiz, with what everybody does to it; it is not left by mistake while some of that is only here. */
export function useSharedQuiz(quiz: Quiz, selected: string | null) {
  const { t } = useTranslation()
  const [shared] = useState(() => createSharedQuiz(quiz))
  const { draft, status, past, future } = useStore(shared.store)
  const others = useStore(shared.people, (state) => state.others)
  useDraft(status.kind === 'saved' ? undefined : status.kind === 'saving' ? 'saving' : 'unsaved')
  useEffect(() => shared.connect(), [shared])
  // Who has just come knows nothing yet.
  const count = others.length
  useEffect(() => {
    if (count > 0) shared.here(selected)
  }, [shared, selected, count])
  useEffect(
    () =>
      shared.people.subscribe(({ lost }, before) => {
        if (lost.length > before.lost.length)
          notify.error(t('Alguien ha quitado lo que estabas cambiando: tu cambio no está en el quiz.'), {
            id: 'quiz-lost',
          })
      }),
    [shared, t],
  )
  return { ...shared, draft, status, others, canUndo: past.length > 0, canRedo: future.length > 0 }
}
export type OpenQuiz = ReturnType<typeof useSharedQuiz>
