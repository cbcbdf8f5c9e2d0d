import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Part } from './draft.ts'
import { Group, NumberField, TextField } from './fields.tsx'

/** Who may take part, what is asked of them, and what gives points. */
export function PeopleGroup({ draft, set, isOpen }: Part) {
  const { t } = useTranslation()
  const lists = useQuery(api.subscriptions.lists.queryOptions())
  const { points } = draft
  const point = (name: keyof typeof points, label: string, max: number, min = 0) => (
    <NumberField
      label={label}
      min={min}
      max={max}
      disabled={isOpen}
      value={points[name]}
      onValue={(value) => set({ points: { ...points, [name]: value } })}
    />
  )
  return (
    <>
      <Group title={t('Quién participa')}>
        <div className="grid gap-4 @md:grid-cols-2">
          <NumberField
            label={t('Edad mínima')}
            min={0}
            max={99}
            value={draft.minimumAge}
            onValue={(minimumAge) => set({ minimumAge })}
          />
          <TextField
            label={t('Residentes en')}
            help={t('Vacío: en cualquier lugar.')}
            value={draft.territory}
            onValue={(territory) => set({ territory })}
          />
        </div>
        <Checkbox
          label={t('La participación cuenta cuando se confirma por correo')}
          disabled={isOpen}
          checked={draft.confirms}
          onChange={({ target }) => set({ confirms: target.checked })}
        />
        <Checkbox
          label={t('Pedir también el teléfono: una vez por persona')}
          checked={draft.asksPhone}
          onChange={({ target }) => set({ asksPhone: target.checked })}
        />
        <Checkbox
          label={t('Hacer trabajar un momento al navegador de quien participa, contra programas')}
          checked={draft.asksWork}
          onChange={({ target }) => set({ asksWork: target.checked })}
        />
        <Field label={t('Lista de quien quiera recibir novedades')}>
          {(control) => (
            <Select
              {...control}
              value={draft.listId ?? ''}
              onChange={({ target }) => set({ listId: target.value || null })}
            >
              <option value="">{t('No preguntarlo')}</option>
              {lists.data?.items.map((list) => (
                <option key={list.id} value={list.id}>
                  {list.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Group>
      <Group
        title={t('Puntos')}
        text={
          isOpen
            ? t('Hay quien ya participa con estos puntos: no cambian.')
            : t('Cada punto es una oportunidad en el sorteo. Con 0, eso no da puntos ni se ofrece.')
        }
      >
        <div className="grid grid-cols-2 gap-4 @md:grid-cols-3">
          {point('entry', t('Participar'), 1000, 1)}
          {draft.confirms && point('confirm', t('Confirmar el correo'), 1000)}
          {point('invite', t('Por persona invitada'), 1000)}
          {point('invited', t('Invitadas que cuentan'), 1000)}
          {point('answer', t('Responder la pregunta'), 1000)}
          {point('visit', t('Visitar la página'), 1000)}
          {point('share', t('Compartir'), 1000)}
          {point('most', t('Máximo por persona'), 10_000, 1)}
        </div>
        {points.answer > 0 && (
          <div className="grid gap-4 @md:grid-cols-2">
            <TextField
              label={t('Pregunta')}
              disabled={isOpen}
              value={draft.question}
              onValue={(question) => set({ question })}
            />
            <TextField
              label={t('Respuesta correcta')}
              help={t('Vacía: cualquiera vale. Da igual con tildes o sin ellas.')}
              disabled={isOpen}
              value={draft.rightAnswer}
              onValue={(rightAnswer) => set({ rightAnswer })}
            />
          </div>
        )}
        {points.visit > 0 && (
          <TextField
            label={t('Dirección de la página que se visita')}
            type="url"
            maxLength={2000}
            value={draft.visitAddress}
            onValue={(visitAddress) => set({ visitAddress })}
          />
        )}
      </Group>
    </>
  )
}
