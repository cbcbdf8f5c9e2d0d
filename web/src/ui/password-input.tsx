import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from './input.tsx'

/** A password with a button that shows it. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const label = isShown ? t('Ocultar') : t('Mostrar')
  return (
    <div className="relative">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-11" />
      <button
        type="button"
        title={label}
        aria-label={label}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-muted hover:text-foreground coarse:w-11"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
