import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QuizList } from '../quiz-list.tsx'
import { quizBuilderPath, quizFiguresPath } from '../quiz-path.ts'

/** Which quizzes there are, and how many took each (page-builder.md §2, quiz). */
export function AnswersScreen() {
  const { t } = useTranslation()
  const build = (
    <Link to={quizBuilderPath} className={buttonClass({ variant: 'primary' })}>
      {t('Creador de quiz')}
    </Link>
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Quiz')}
        text={t('Lo que se contesta en tus cuestionarios, hasta dónde se llega y quién deja sus datos.')}
        actions={build}
      />
      <QuizList
        pathOf={quizFiguresPath}
        empty={{
          title: t('Aún no hay ningún quiz'),
          text: t('Cuando publiques uno, aquí verás sus respuestas.'),
        }}
      />
    </div>
  )
}
