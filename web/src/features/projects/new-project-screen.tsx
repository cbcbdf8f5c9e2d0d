import { addresses } from '@aurelio/contracts/addresses'
import { newProjectSchema, type Project } from '@aurelio/contracts/projects'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import type { z } from 'zod'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { complaints } from '../../platform/api/complaints.ts'
import { showRefusal } from '../../platform/api/show-refusal.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { isDay } from '../../platform/read-day.ts'
import { useToday } from '../../platform/use-today.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useDraft } from '../../ui/drafts.ts'
import { FolderDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { notify } from '../../ui/toast.tsx'
import { ColorChoice } from './color-choice.tsx'
import { type TemplateChoice, TemplateFields } from './template-fields.tsx'
import { ProjectPreview } from './project-preview.tsx'
import { projectFieldNames, projectFormWords } from './project-form-words.ts'

type Values = z.input<typeof newProjectSchema>
type NewProject = z.output<typeof newProjectSchema>

/** The form, for whoever may make projects. */
export function NewProjectScreen() {
  const { t } = useTranslation()
  if (useCan('projects.change')) return <NewProjectForm />
  return (
    <EmptyState
      heading
      drawing={<FolderDrawing />}
      title={t('Los proyectos los crea el equipo')}
      text={t('Con tu cuenta ves los proyectos y las tareas, pero no los cambias. Pídeselo a tu agencia.')}
      action={
        <Link to={addresses.projects} className={buttonClass()}>
          {t('Ver los proyectos')}
        </Link>
      }
    />
  )
}

/** Name, description and colour; leads to the new project. What was typed stays whatever goes wrong. */
function NewProjectForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { register, control, handleSubmit, setError, formState } = useForm<Values, unknown, NewProject>({
    defaultValues: { name: '', description: '', color: 'violet' },
    resolver: zodResolver(newProjectSchema, complaints(projectFormWords)),
  })
  const { errors, isDirty } = formState
  const [name, description, color] = useWatch({ control, name: ['name', 'description', 'color'] })
  const release = useDraft(isDirty ? 'unsaved' : undefined)
  const [template, setTemplate] = useState<TemplateChoice>({ id: '', startOn: useToday() })
  const then = {
    onSuccess: async (project: Project) => {
      queryClient.setQueryData(api.projects.get.queryKey({ input: { id: project.id } }), project)
      release()
      await navigate(addresses.project(project.id))
    },
    onError: (error: Error) => {
      if (!showRefusal(error, projectFieldNames, projectFormWords, setError)) notify.error(errorText(error))
    },
  }
  const creation = useMutation(api.projects.create.mutationOptions(then))
  const beginning = useMutation(api.projectTemplates.use.mutationOptions(then))

  /** A template brings description and colour along. */
  function create(values: NewProject) {
    const { id, startOn } = template
    if (id === '') creation.mutate(values)
    else if (isDay(startOn)) beginning.mutate({ id, startOn, name: values.name })
    else notify.error(t('Escribe el día en que empieza.'))
  }

  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('Nuevo proyecto')} text={t('Reúne las tareas y las páginas de un encargo.')} />
      <div className="flex gap-8">
        <form
          noValidate
          onSubmit={(event) => void handleSubmit(create)(event)}
          className="flex w-full max-w-140 flex-col gap-4"
        >
          <Field label={t('Nombre')} error={errors.name?.message}>
            {(props) => <Input {...props} {...register('name')} dir="auto" autoComplete="off" />}
          </Field>
          <TemplateFields choice={template} onChoose={setTemplate} />
          {template.id === '' && (
            <>
              <Field
                label={t('Descripción')}
                help={t('Opcional: el cliente, el encargo, lo que haya que saber.')}
                error={errors.description?.message}
              >
                {(props) => <Textarea {...props} {...register('description')} dir="auto" />}
              </Field>
              <Controller
                control={control}
                name="color"
                render={({ field }) => (
                  <ColorChoice chosen={field.value ?? 'violet'} onChoose={field.onChange} />
                )}
              />
            </>
          )}
          <div className="flex flex-wrap gap-2 pt-2">
            <Button
              type="submit"
              variant="primary"
              size="form"
              busy={creation.isPending || beginning.isPending}
            >
              {t('Crear proyecto')}
            </Button>
            <Link to={addresses.projects} className={buttonClass({ size: 'form' })}>
              {t('Cancelar')}
            </Link>
          </div>
        </form>
        <ProjectPreview
          name={name}
          description={template.id === '' ? (description ?? '') : ''}
          color={color ?? 'violet'}
        />
      </div>
    </div>
  )
}
