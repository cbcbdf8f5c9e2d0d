import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toast.tsx'
import type { useCreateQuiz } from '../use-create-quiz.ts'
import { type QuizTemplate, quizTemplates } from './templates.ts'
import { quizProblemWords } from '../quiz-words.ts'

/** Whole quizzes to begin with. */
export function TemplateCards({ create }: { create: ReturnType<typeof useCreateQuiz> }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('Plantillas de quiz')} className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{t('Plantillas de quiz')}</h2>
      <div className="grid gap-4 @xl:grid-cols-2 @4xl:grid-cols-3">
        {quizTemplates.map((template) => (
          <TemplateCard key={template.id} template={template} create={create} />
        ))}
      </div>
    </section>
  )
}

type TemplateCardProps = { template: QuizTemplate; create: ReturnType<typeof useCreateQuiz> }

function TemplateCard({ template, create }: TemplateCardProps) {
  const { t } = useTranslation()
  const nameId = useId()
  const isMaking = create.isPending && create.variables.name === template.name
  return (
    <article
      aria-labelledby={nameId}
      data-template={template.id}
      className="flex min-w-0 flex-col gap-2 rounded-lg border bg-surface p-4"
    >
      <h3 id={nameId} className="font-semibold wrap-anywhere">
        {t(template.name)}
      </h3>
      <p className="flex-1 text-dense text-muted">{t(template.text)}</p>
      <Button
        className="self-start"
        busy={isMaking}
        onClick={() =>
          void template
            .load()
            .then((document) => create.mutate({ name: template.name, document }))
            .catch((error: unknown) => notify.error(errorText(error, quizProblemWords)))
        }
      >
        {t('Usar plantilla')}
      </Button>
    </article>
  )
}
