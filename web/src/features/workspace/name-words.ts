/** How a refused name of a workspace is worded. */
export const nameWords = { name: { REQUIRED: 'Escribe un nombre para el espacio de trabajo.' } } as const
