import { quizLimits, type QuizBlock } from '@aurelio/contracts/quiz-document'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { newQuestion } from './edits.ts'

type AskForFollowUpProps = { block: QuizBlock; onChange: (block: QuizBlock) => void }

/** Where a step asks how somebody can be reached, and not yet whether they may be: the question for it, ready made. */
export function AskForFollowUp({ block, onChange }: AskForFollowUpProps) {
  const { t } = useTranslation()
  const { questions } = block
  const asks = questions.some(({ kind }) => kind === 'email' || kind === 'phone')
  const isAsked = questions.some(({ kind, allowsFollowUp }) => kind === 'consent' && allowsFollowUp)
  if (!asks || isAsked || questions.length >= quizLimits.questions) return null
  const ask = () => {
    const text = t('Podéis escribirme sobre este cuestionario aunque no lo termine')
    const question = { ...newQuestion('consent', text, []), required: false, allowsFollowUp: true }
    onChange({ ...block, questions: [...questions, question] })
  }
  return (
    <div className="flex flex-col items-start gap-2 rounded-md border p-3">
      <p className="text-dense text-muted">
        {t('Sin permiso, el correo y el teléfono de quien no termina no se muestran.')}
      </p>
      <Button size="dense" onClick={ask}>
        {t('Pedir permiso para escribirles')}
      </Button>
    </div>
  )
}
