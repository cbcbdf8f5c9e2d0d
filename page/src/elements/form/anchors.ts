/** Where a form's confirmation stands, which shows when the address leads there. */
export const confirmationAnchor = (formId: string): string => `gracias-${formId}`

/** Where its fields stand, so that a refused form is in sight when it comes back. */
export const fieldsAnchor = (formId: string): string => `datos-${formId}`
