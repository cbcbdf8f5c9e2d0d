import type { SequenceStep } from '@aurelio/contracts/subscriptions'

export const stepKinds = ['letter', 'wait', 'goal'] as const satisfies readonly SequenceStep['kind'][]

export const stepNames: Record<SequenceStep['kind'], string> = {
  letter: 'Correo',
  wait: 'Espera',
  goal: 'Meta',
}

export function newStep(kind: SequenceStep['kind'], words: { subject: string; text: string }): SequenceStep {
  const id = crypto.randomUUID()
  if (kind === 'letter') return { kind, id, ...words }
  if (kind === 'wait') return { kind, id, amount: 1, unit: 'days' }
  return { kind, id, until: 'sent-form' }
}
