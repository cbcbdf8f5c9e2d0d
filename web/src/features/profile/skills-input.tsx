import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { withSkill } from './skills.ts'

type SkillsInputProps = {
  skills: readonly string[]
  error: string | undefined
  onChange: (skills: string[]) => void
}

/** Chips with a field that adds one by Enter; what stays in the field is added when the person leaves it. */
export function SkillsInput({ skills, error, onChange }: SkillsInputProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)

  function add() {
    const next = withSkill(skills, typed)
    if (next.length !== skills.length) onChange(next)
    setTyped('')
  }

  /** The focus goes on to the next one, else to the one before, else to the field. */
  function remove(skill: string, row: Element | null) {
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    const heir = neighbour?.querySelector('button') ?? input.current
    heir?.focus()
    onChange(skills.filter((other) => other !== skill))
  }

  return (
    <div className="flex flex-col gap-2">
      <Field label={t('Habilidades')} help={t('Escribe una y pulsa Intro.')} error={error}>
        {(props) => (
          <div className="flex gap-2">
            <Input
              {...props}
              ref={input}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={add}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                add()
              }}
            />
            <Button
              size="form"
              icon={<Plus aria-hidden="true" className="size-4" />}
              onMouseDown={(event) => event.preventDefault()}
              onClick={add}
            >
              {t('Añadir')}
            </Button>
          </div>
        )}
      </Field>
      {skills.length > 0 && (
        <ul aria-label={t('Habilidades añadidas')} className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li
              key={skill}
              className="flex items-center gap-1 rounded-full bg-accent-soft py-0.5 pr-1 pl-3 text-dense font-medium text-accent-text"
            >
              <span className="break-all">{skill}</span>
              <button
                type="button"
                aria-label={t('Quitar {{skill}}', { skill })}
                className="grid size-6 place-items-center rounded-full hover:bg-hover coarse:size-11"
                onClick={({ currentTarget }) => remove(skill, currentTarget.closest('li'))}
              >
                <X aria-hidden="true" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
