import type { Declarations } from '../definition.ts'

/** How a form's parts look, whatever asks in it. */
export function formStyles({
  buttonColor,
  buttonTextColor,
}: {
  buttonColor: string
  buttonTextColor: string
}): { root: Declarations } & Record<string, Declarations> {
  return {
    root: { width: '100%', position: 'relative' },
    label: { fontSize: '16px', fontWeight: 600, color: 'token:text' },
    check: { fontSize: '16px', color: 'token:text' },
    input: {
      width: '100%',
      minHeight: '48px',
      padding: '10px 14px',
      fontSize: '16px',
      color: 'token:text',
      backgroundColor: 'token:background',
      borderWidth: 'token:field-border',
      borderStyle: 'solid',
      borderRadius: 'token:field-radius',
    },
    submit: {
      width: '100%',
      minHeight: '48px',
      padding: '12px 24px',
      fontSize: '17px',
      fontWeight: 'token:button-weight',
      textTransform: 'token:button-case',
      border: '0',
      borderRadius: 'token:button-radius',
      cursor: 'pointer',
      backgroundColor: buttonColor || 'var(--token-primary, #7c3aed)',
      color: buttonTextColor || 'var(--token-on-primary, #ffffff)',
    },
  }
}
