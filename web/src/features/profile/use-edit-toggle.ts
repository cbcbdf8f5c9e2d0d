import { useState, type Ref } from 'react'
import { takeFocus } from '../../ui/take-focus.ts'

type EditToggle = {
  isEditing: boolean
  edit: () => void
  leave: () => void
  /** For the button that opens the form: it is away meanwhile, and has the focus again when it comes back. */
  buttonRef: Ref<HTMLButtonElement>
}

/** A card that is read until it is edited. */
export function useEditToggle(): EditToggle {
  const [step, setStep] = useState<'fresh' | 'editing' | 'left'>('fresh')
  return {
    isEditing: step === 'editing',
    edit: () => setStep('editing'),
    leave: () => setStep('left'),
    buttonRef: step === 'left' ? takeFocus : null,
  }
}
