import { ClipboardPaste, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import { QuizList } from '../quiz-list.tsx'
import { quizEditPath } from '../quiz-path.ts'
import { TemplateCards } from '../templates/template-cards.tsx'
import { useCreateQuiz } from '../use-create-quiz.ts'

/** The quizzes of the workspace, to be made and changed (page-builder.md §2, quiz-builder). */
export function BuilderScreen() {
  const { t } = useTranslation()
  const [isImporting, setImporting] = useState(false)
  const create = useCreateQuiz()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Creador de quiz')}
        text={t('Preguntas con lógica, puntos y resultados, comprobadas antes de publicarse.')}
        actions={
          <>
            <Button
              icon={<ClipboardPaste aria-hidden="true" className="size-4" />}
              onClick={() => setImporting(true)}
            >
              {t('Importar preguntas')}
            </Button>
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" className="size-4" />}
              busy={create.isPending}
              onClick={() => create.mutate({ name: t('Quiz sin título') })}
            >
              {t('Nuevo quiz')}
            </Button>
          </>
        }
      />
      <QuizList
        pathOf={quizEditPath}
        empty={{
          title: t('Aún no hay ningún quiz'),
          text: t('Crea uno: empieza con una pregunta y un resultado, y se guarda como borrador.'),
        }}
      />
      <TemplateCards create={create} />
      <ImportDialog open={isImporting} onOpenChange={setImporting} create={create} />
    </div>
  )
}
