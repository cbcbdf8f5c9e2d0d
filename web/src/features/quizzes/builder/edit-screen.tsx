import type { Quiz } from '@aurelio/contracts/quizzes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { quizBuilderPath } from '../quiz-path.ts'
import { QuizEditor } from './quiz-editor.tsx'

/** One quiz, as it is edited. */
export function EditScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const quiz = useQuery(api.quizzes.get.queryOptions({ input: { id } }))
  if (quiz.data) return <QuizEditor key={id} quiz={quiz.data satisfies Quiz} />
  if (!quiz.isError) return <Skeleton className="h-96 rounded-lg" />
  const gone = isGone(quiz.error)
  return (
    <ErrorPanel
      heading
      title={gone ? t('Este quiz no está') : t('No se ha podido cargar el quiz')}
      text={
        gone ? t('Puede que se haya eliminado, o que la dirección no sea correcta.') : errorText(quiz.error)
      }
      action={
        gone ? (
          <Link to={quizBuilderPath} className={buttonClass()}>
            {t('Volver a los quizzes')}
          </Link>
        ) : (
          <Button onClick={() => void quiz.refetch()}>{t('Reintentar')}</Button>
        )
      }
    />
  )
}
