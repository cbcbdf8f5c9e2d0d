import { addresses } from '@aurelio/contracts/addresses'
import type { Quiz } from '@aurelio/contracts/quizzes'
import { useMutation } from '@tanstack/react-query'
import { ExternalLink, History, Languages, ListChecks, Redo2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { dropDrafts } from '../../../ui/drafts.ts'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { notify } from '../../../ui/toast.tsx'
import { VersionsDialog } from '../versions/versions-dialog.tsx'
import { QuizState } from '../quiz-list.tsx'
import { quizBuilderPath, quizFiguresPath } from '../quiz-path.ts'
import { quizProblemWords } from '../quiz-words.ts'
import { PeopleInQuiz } from './people-in-quiz.tsx'
import { SaveLine } from './save-line.tsx'
import type { OpenQuiz } from './shared/use-shared-quiz.ts'

type EditorHeaderProps = { quiz: Quiz; held: OpenQuiz; onCheck: () => void }

/** The name of a quiz, and what is done with it as a whole. */
export function EditorHeader({ quiz, held, onCheck }: EditorHeaderProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isRemoving, setRemoving] = useState(false)
  const [isLookingBack, setLookingBack] = useState(false)
  const publish = useMutation(
    api.quizzes.publish.mutationOptions({
      onError: tell,
      onSuccess: () => notify.success(t('Quiz publicado')),
    }),
  )
  const withdraw = useMutation(api.quizzes.withdraw.mutationOptions({ onError: tell }))
  const remove = useMutation(
    api.quizzes.remove.mutationOptions({
      onError: tell,
      onSuccess() {
        dropDrafts()
        void navigate(quizBuilderPath)
      },
    }),
  )
  const { id } = quiz
  /** Sends what is not sent yet; false where it is told why not. */
  const keep = async () => {
    if (await held.save()) return true
    const { status } = held.store.getState()
    notify.error(status.kind === 'failed' ? status.text : t('Aún hay cambios sin guardar.'), {
      id: 'quiz-save',
    })
    return false
  }
  const send = async () => {
    onCheck()
    if (await keep()) await publish.mutateAsync({ id })
  }
  return (
    <header className="flex flex-col gap-3">
      <h1 className="sr-only">{held.draft.name}</h1>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('Nombre del quiz')} className="min-w-0 flex-1 basis-64">
          {(control) => (
            <Input
              {...control}
              maxLength={120}
              value={held.draft.name}
              onChange={({ target }) => held.change({ name: target.value })}
            />
          )}
        </Field>
        <QuizState state={quiz.state} />
        <SaveLine status={held.status} />
        <PeopleInQuiz people={held.others} />
      </div>
      <div className="flex flex-wrap gap-2">
        <IconButton
          label={t('Deshacer')}
          icon={<Undo2 aria-hidden="true" className="size-4" />}
          disabled={!held.canUndo}
          onClick={() => held.undo()}
        />
        <IconButton
          label={t('Rehacer')}
          icon={<Redo2 aria-hidden="true" className="size-4" />}
          disabled={!held.canRedo}
          onClick={() => held.redo()}
        />
        <Button onClick={() => void keep()}>{t('Guardar')}</Button>
        <Button icon={<ListChecks aria-hidden="true" className="size-4" />} onClick={onCheck}>
          {t('Comprobar')}
        </Button>
        <Button icon={<History aria-hidden="true" className="size-4" />} onClick={() => setLookingBack(true)}>
          {t('Versiones')}
        </Button>
        <Link to={addresses.thingLanguages('quiz', id)} className={buttonClass()}>
          <Languages aria-hidden="true" className="size-4" />
          {t('Idiomas')}
        </Link>
        <Button variant="primary" busy={publish.isPending} onClick={() => void send().catch(() => {})}>
          {t('Publicar quiz')}
        </Button>
        {quiz.state !== 'draft' && (
          <>
            <a href={quiz.url} target="_blank" rel="noreferrer" className={buttonClass()}>
              <ExternalLink aria-hidden="true" className="size-4" />
              {t('Ver el quiz')}
            </a>
            <Link to={quizFiguresPath(id)} className={buttonClass()}>
              {t('Respuestas')}
            </Link>
            <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
              {t('Retirar')}
            </Button>
          </>
        )}
        <Button variant="ghost" onClick={() => setRemoving(true)}>
          {t('Eliminar')}
        </Button>
      </div>
      {isLookingBack && (
        <VersionsDialog
          quiz={quiz}
          onSave={async () => {
            await held.save()
            return { ...quiz, revision: held.revision() }
          }}
          onRestored={({ name, document, revision }) => {
            held.restore({ name, document, revision })
            notify.success(t('El quiz es como entonces. Publícalo para que se conteste así.'))
          }}
          onClose={() => setLookingBack(false)}
        />
      )}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('Eliminar «{{name}}»', { name: quiz.name })}
        description={t('Se pierden también sus respuestas; los leads se quedan. No se puede deshacer.')}
        confirmLabel={t('Eliminar')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </header>
  )
}

function tell(error: unknown) {
  notify.error(errorText(error, quizProblemWords))
}
