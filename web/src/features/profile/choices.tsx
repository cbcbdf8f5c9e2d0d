import type { ReactNode } from 'react'
import { cn } from '../../ui/class-names.ts'

type GroupProps = { legend: string; className: string; children: ReactNode }

export function Group({ legend, className, children }: GroupProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 text-base font-semibold">{legend}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  )
}

type ChoiceProps = { name: string; checked: boolean; label: string; onChoose: () => void }

/** A large choice with an icon; the native radio inside carries focus and arrows. */
export function ChoiceCard({ name, checked, label, icon, onChoose }: ChoiceProps & { icon: ReactNode }) {
  return (
    <label
      className={cn(
        'flex min-h-16 cursor-pointer items-center gap-3 rounded-lg border border-control p-4 hover:bg-hover',
        checked && 'border-accent-text bg-accent-soft',
      )}
    >
      <Radio name={name} checked={checked} onChoose={onChoose} />
      {icon}
      <span className="font-medium">{label}</span>
    </label>
  )
}

export function ChoiceLine({ name, checked, label, example, onChoose }: ChoiceProps & { example: string }) {
  return (
    <label className="flex cursor-pointer items-center gap-3 coarse:min-h-11">
      <Radio name={name} checked={checked} onChoose={onChoose} />
      <span>{label}</span>
      <span className="text-muted tabular-nums">{example}</span>
    </label>
  )
}

function Radio({ name, checked, onChoose }: Omit<ChoiceProps, 'label'>) {
  return (
    <input
      type="radio"
      name={name}
      checked={checked}
      onChange={onChoose}
      className="size-4 shrink-0 appearance-none rounded-full border border-control bg-surface checked:border-[5px] checked:border-accent-text"
    />
  )
}
