import { beaconKinds, contestMethods, type ContestSettings } from '@aurelio/contracts/contest-settings'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { Part } from './draft.ts'
import { Group, LongField, NumberField, TextField } from './fields.tsx'

type Kind = ContestSettings['beacon']['kind']

const methodNames: Record<ContestSettings['method'], string> = {
  draw: 'Un sorteo que cualquiera comprueba',
  jury: 'Un jurado: el equipo puntúa',
}
const kindNames: Record<Kind, string> = {
  drand: 'drand: se lee solo al cerrar',
  once: 'Un sorteo de la ONCE',
  lottery: 'Un sorteo de la Lotería Nacional',
  other: 'Otro, que describo yo',
}
const textLabels: Record<Exclude<Kind, 'drand'>, string> = {
  once: 'Día del sorteo, por ejemplo «15 de enero de 2027»',
  lottery: 'Día del sorteo, por ejemplo «16 de enero de 2027»',
  other: 'Qué número es y dónde se puede leer',
}

/** What decides the draw, and what the rules say besides. */
export function DrawGroup({ draft, set, isOpen }: Part) {
  const { t } = useTranslation()
  const { beacon } = draft
  return (
    <>
      <Group
        title={t('Sorteo')}
        text={t('Un número que nadie de la organización puede elegir: así cualquiera puede comprobarlo.')}
      >
        <Field label={t('Quién decide')}>
          {(control) => (
            <Select
              {...control}
              disabled={isOpen}
              value={draft.method}
              onChange={({ target }) =>
                set({ method: contestMethods.find((each) => each === target.value) ?? 'draw' })
              }
            >
              {contestMethods.map((method) => (
                <option key={method} value={method}>
                  {t(methodNames[method])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {draft.method === 'draw' && (
          <Field label={t('Número de fuera')}>
            {(control) => (
              <Select
                {...control}
                disabled={isOpen}
                value={beacon.kind}
                onChange={({ target }) =>
                  set({
                    beacon: { ...beacon, kind: beaconKinds.find((each) => each === target.value) ?? 'drand' },
                  })
                }
              >
                {beaconKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(kindNames[kind])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {draft.method === 'draw' && beacon.kind !== 'drand' && (
          <TextField
            label={t(textLabels[beacon.kind])}
            disabled={isOpen}
            value={beacon.text}
            onValue={(text) => set({ beacon: { ...beacon, text } })}
          />
        )}
        <NumberField
          label={t('Días para aceptar el premio')}
          min={1}
          max={60}
          value={draft.acceptDays}
          onValue={(acceptDays) => set({ acceptDays })}
        />
      </Group>
      <Group title={t('Bases')}>
        <TextField
          label={t('Quién organiza')}
          help={t('Vacío: el titular de los datos legales del espacio.')}
          value={draft.organiser}
          onValue={(organiser) => set({ organiser })}
        />
        <NumberField
          label={t('Días que se guardan los datos después del final')}
          min={30}
          max={1825}
          value={draft.keepDays}
          onValue={(keepDays) => set({ keepDays })}
        />
        <Checkbox
          label={t('Pedir permiso para publicar el nombre y la foto de quien gana')}
          checked={draft.imageRights}
          onChange={({ target }) => set({ imageRights: target.checked })}
        />
        <LongField
          label={t('Añadir a las bases')}
          help={t('Lo que tu caso necesite y aquí no esté.')}
          value={draft.extraRules}
          onValue={(extraRules) => set({ extraRules })}
        />
      </Group>
    </>
  )
}
