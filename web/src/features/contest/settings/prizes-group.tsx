import { Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Part } from './draft.ts'
import { Group, NumberField, TextField } from './fields.tsx'

const mostPrizes = 20

/** Name, dates, prizes and how many win them. */
export function PrizesGroup({ draft, set, isOpen }: Part) {
  const { t } = useTranslation()
  const { prizes } = draft
  const change = (at: number, some: Partial<(typeof prizes)[number]>) =>
    set({ prizes: prizes.map((prize, place) => (place === at ? { ...prize, ...some } : prize)) })
  return (
    <Group title={t('Concurso y premios')}>
      <TextField label={t('Nombre')} value={draft.name} onValue={(name) => set({ name })} />
      <div className="grid gap-4 @md:grid-cols-2">
        <TextField
          label={t('Empieza')}
          type="datetime-local"
          disabled={isOpen}
          value={draft.opensAt}
          onValue={(opensAt) => set({ opensAt })}
        />
        <TextField
          label={t('Termina')}
          type="datetime-local"
          value={draft.closesAt}
          onValue={(closesAt) => set({ closesAt })}
        />
      </div>
      {prizes.map((prize, at) => (
        <div
          key={at}
          role="group"
          aria-label={t('Premio {{number}}', { number: at + 1 })}
          className="flex items-end gap-2"
        >
          <div className="grid flex-1 gap-3 @md:grid-cols-[1fr_10rem]">
            <TextField
              label={prizes.length === 1 ? t('Premio') : t('Premio {{number}}', { number: at + 1 })}
              maxLength={300}
              value={prize.text}
              onValue={(text) => change(at, { text })}
            />
            <NumberField
              label={t('Valor (€)')}
              min={0}
              max={10_000_000}
              step={0.01}
              value={prize.value}
              onValue={(value) => change(at, { value })}
            />
          </div>
          {prizes.length > 1 && (
            <IconButton
              label={t('Quitar el premio {{number}}', { number: at + 1 })}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => set({ prizes: prizes.filter((_, place) => place !== at) })}
            />
          )}
        </div>
      ))}
      {prizes.length < mostPrizes && (
        <Button
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => set({ prizes: [...prizes, { text: '', value: 0 }] })}
        >
          {t('Añadir premio')}
        </Button>
      )}
      <div className="grid gap-4 @md:grid-cols-2">
        <NumberField
          label={t('Cuántos ganadores')}
          help={t('Si hay más que premios, el último se repite.')}
          min={1}
          max={200}
          value={draft.winners}
          onValue={(winners) => set({ winners })}
        />
        <NumberField
          label={t('Reservas')}
          help={t('Suben por orden si alguien renuncia o no responde.')}
          min={0}
          max={200}
          value={draft.reserves}
          onValue={(reserves) => set({ reserves })}
        />
      </div>
    </Group>
  )
}
