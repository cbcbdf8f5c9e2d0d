import { useMutation } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { notify } from '../../../ui/toast.tsx'
import { QuizList } from '../quiz-list.tsx'
import { quizEditPath } from '../quiz-path.ts'

/** The quizzes of the workspace, to be made and changed (page-builder.md §2, quiz-builder). */
export function BuilderScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const create = useMutation(
    api.quizzes.create.mutationOptions({
      onSuccess: ({ id }) => void navigate(quizEditPath(id)),
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Creador de quiz')}
        text={t('Preguntas con lógica, puntos y resultados, comprobadas antes de publicarse.')}
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" className="size-4" />}
            busy={create.isPending}
            onClick={() => create.mutate({ name: t('Quiz sin título') })}
          >
            {t('Nuevo quiz')}
          </Button>
        }
      />
      <QuizList
        pathOf={quizEditPath}
        empty={{
          title: t('Aún no hay ningún quiz'),
          text: t('Crea uno: empieza con una pregunta y un resultado, y se guarda como borrador.'),
        }}
      />
    </div>
  )
}
