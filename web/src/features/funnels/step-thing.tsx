import { addresses } from '@aurelio/contracts/addresses'
import type { Funnel, FunnelStep, ThingKind } from '@aurelio/contracts/funnels'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { notify } from '../../ui/toast.tsx'
import { LetterStep } from './letters/letter-step.tsx'
import { NewLettersButton } from './letters/new-letters-button.tsx'
import { useThings } from './use-things.ts'
import { funnelProblemWords } from './words.ts'

type StepThingProps = {
  funnel: Funnel
  step: FunnelStep
  kind: ThingKind
  onChoose: (thing: string | null) => void
}

/** Spanish texts, translated where they are shown. */
const words = {
  quiz: {
    label: 'Qué quiz',
    help: 'Su resultado lleva al paso siguiente.',
    none: 'Todavía no hay ningún quiz.',
  },
  video: {
    label: 'Qué vídeo',
    help: 'Al acabar, y con su botón, lleva al paso siguiente.',
    none: 'Todavía no hay ningún vídeo.',
  },
  concurso: {
    label: 'Qué concurso',
    help: 'Quien participa sigue al paso siguiente desde las gracias.',
    none: 'Todavía no hay ningún concurso.',
  },
  correo: {
    label: 'Qué secuencia',
    help: 'Quien deja sus datos en el paso anterior y acepta recibir correos entra en ella; los enlaces de sus correos a las páginas del embudo llevan a la persona por donde iba.',
    none: null,
  },
} as const satisfies Record<ThingKind, { label: string; help: string; none: string | null }>

const rooms: Record<ThingKind, string> = {
  quiz: addresses.quiz,
  video: addresses.player,
  concurso: addresses.contests,
  correo: addresses.subscriptions,
}

/** What a step is about in the room of its kind, and a page of its own for it. */
export function StepThing({ funnel, step, kind, onChoose }: StepThingProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const { choices, error, isPending, refetch } = useThings(kind)
  const making = useMutation(
    api.funnels.pageForThing.mutationOptions({
      onSuccess: (saved) => {
        queries.setQueryData(api.funnels.get.queryKey({ input: { id: funnel.id } }), saved)
        notify.success(t('La página está hecha, con lo que has elegido dentro.'))
      },
      onError: (failed) => {
        notify.error(errorText(failed, funnelProblemWords))
        void queries.invalidateQueries({ queryKey: api.funnels.get.queryKey({ input: { id: funnel.id } }) })
      },
    }),
  )
  const { thing } = step
  const { none } = words[kind]
  const known = funnel.things.find(({ id }) => id === thing)
  const isListed = choices?.some(({ id }) => id === thing) ?? false
  return (
    <div className="flex flex-col gap-3">
      <Field label={t(words[kind].label)} help={t(words[kind].help)}>
        {(control) => (
          <Select
            {...control}
            aria-busy={isPending}
            value={thing ?? ''}
            onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
          >
            <option value="">{t('Ninguno')}</option>
            {thing !== null && !isListed && (
              <option value={thing}>{known?.name ?? (isPending ? t('Cargando…') : t('Ya no existe'))}</option>
            )}
            {choices?.map(({ id, name, isPublished }) => (
              <option key={id} value={id}>
                {isPublished ? name : t('{{name}} (sin publicar)', { name })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {error && (
        <p role="alert" className="text-danger">
          {errorText(error)}{' '}
          <button type="button" className="underline" onClick={() => void refetch()}>
            {t('Reintentar')}
          </button>
        </p>
      )}
      {kind === 'correo' && thing === null && <NewLettersButton name={funnel.name} onMade={onChoose} />}
      {choices?.length === 0 && none !== null && (
        <p className="text-dense text-muted">
          {t(none)}{' '}
          <Link to={rooms[kind]} className="underline">
            {t('Crear')}
          </Link>
        </p>
      )}
      {thing !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            busy={making.isPending}
            onClick={() =>
              making.mutate({ id: funnel.id, step: step.id, thing, baseVersion: funnel.version })
            }
          >
            {t('Hacer una página para ello')}
          </Button>
          <span className="text-dense text-muted">
            {t('O elige arriba una página tuya que ya lo tenga.')}
          </span>
        </div>
      )}
      {kind === 'correo' && thing !== null && <LetterStep funnel={funnel} step={{ ...step, thing }} />}
    </div>
  )
}
