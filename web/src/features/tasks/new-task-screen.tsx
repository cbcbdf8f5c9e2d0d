import { addresses } from '@aurelio/contracts/addresses'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useSession } from '../../platform/auth/auth-provider.tsx'
import { useCan } from '../../platform/auth/use-can.ts'
import { shortName } from '../../platform/short-name.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useDraft } from '../../ui/drafts.ts'
import { TasksDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { notify } from '../../ui/toast.tsx'
import { TaskProperties, TaskTexts } from './task-fields.tsx'
import { readTaskFilter } from './task-filter.ts'
import { useTaskForm } from './use-task-form.ts'

/** The form, for whoever may make tasks. */
export function NewTaskScreen() {
  const { t } = useTranslation()
  if (useCan('tasks.change')) return <NewTaskForm />
  return (
    <EmptyState
      heading
      drawing={<TasksDrawing />}
      title={t('Las tareas las apunta el equipo')}
      text={t('Con tu cuenta ves los proyectos y las tareas, pero no los cambias. Pídeselo a tu agencia.')}
      action={
        <Link to={addresses.tasks} className={buttonClass()}>
          {t('Ver las tareas')}
        </Link>
      }
    />
  )
}

/** The whole form; leads to the list. `?project=` in the address chooses the project. */
function NewTaskForm() {
  const { t } = useTranslation()
  const { user } = useSession()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { form, submit, refuse } = useTaskForm({
    title: '',
    notes: '',
    priority: 'medium',
    startOn: '',
    dueOn: '',
    dueTime: '',
    projectId: readTaskFilter(params).projectId ?? '',
    assigneeId: user.id,
    visibleToClients: false,
    state: 'todo',
    labels: [],
    estimate: '',
    repeats: '',
  })
  const release = useDraft(form.formState.isDirty ? 'unsaved' : undefined)
  const creation = useMutation(
    api.tasks.create.mutationOptions({
      onSuccess: async ({ title }) => {
        notify.success(t('Tarea creada: «{{name}}»', { name: shortName(title) }))
        release()
        await navigate(addresses.tasks)
      },
      onError: (error) => {
        if (!refuse(error)) notify.error(errorText(error))
      },
    }),
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Nueva tarea')}
        text={t('Apunta qué hay que hacer, para cuándo y quién lo hace.')}
      />
      <form
        noValidate
        onSubmit={(event) => submit(event, (fields) => creation.mutate(fields))}
        className="grid max-w-140 gap-4 @4xl:max-w-none @4xl:grid-cols-[minmax(0,1fr)_30rem] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-8"
      >
        <div className="flex flex-col gap-4">
          <TaskTexts form={form} />
        </div>
        <div className="grid gap-4 sm:grid-cols-2 @4xl:row-span-2 @4xl:rounded-lg @4xl:border @4xl:bg-surface @4xl:p-4">
          <TaskProperties form={form} assigneeName={user.name} />
        </div>
        <div className="flex flex-wrap items-start gap-2 pt-2 @4xl:col-start-1">
          <Button type="submit" variant="primary" size="form" busy={creation.isPending}>
            {t('Crear tarea')}
          </Button>
          <Link to={addresses.tasks} className={buttonClass({ size: 'form' })}>
            {t('Cancelar')}
          </Link>
        </div>
      </form>
    </div>
  )
}
